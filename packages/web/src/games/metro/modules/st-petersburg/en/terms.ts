/** What the options of this module are about, in a sentence or two. */
export const terms = {
  "st-petersburg-choice":
    "Whoever builds over a landmark puts a tourist there, whose colour says which VP tiles are drawn for visits. This says who may be put.",
};
