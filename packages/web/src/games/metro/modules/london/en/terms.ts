/** What the options of this module are about, in a sentence or two. */
export const terms = {
  "london-start":
    "The taxi drives round the row of landmarks: to the right in the upper lane, and back in the lower one. Its start says which lane comes first.",
  "london-failed-drive":
    "The taxi looks for the tourist's colour on the next four spaces. This says where it stands when none of them has it.",
};
