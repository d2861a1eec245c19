/** What the options of this module are about, in a sentence or two. */
export const terms = {
  "central-on-finished":
    "Track may lead out of the centre before a central station is set there. This says whether it is too late once that track has reached a station.",
  "central-doubled":
    "Lines that end in the centre are worth double. This says whether that goes for a line that began there, too.",
  "central-arrivals":
    "A line may end in the centre where somebody has set a central station. This says whether it is worth double there, too.",
};
