/** What the options of this module are about, in a sentence or two. */
export const terms = {
  "stockholm-variant":
    "Whether you are paid at the end for colours that only you know, or at once for every tourist whom you send to a landmark.",
};
