/** What the options of this module are about, in a sentence or two. */
export const terms = {
  "center-rails-score":
    "A line that reaches the centre runs on over the tiles there. This says whether they make it worth more.",
};
