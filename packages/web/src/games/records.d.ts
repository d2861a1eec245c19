/** The address of a recorded game as an animated picture: see `build/show/showPlugin.ts`. */
declare module "*.record?show" {
  const address: string;
  export default address;
}
