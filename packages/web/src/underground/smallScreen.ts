/** A screen on which fingers cannot tell stations apart while all of the map is shown. */
export const isSmall = (): boolean => matchMedia("(max-width: 699px), (max-height: 500px)").matches;
