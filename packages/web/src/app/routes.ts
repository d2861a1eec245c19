/** Which of the two first pages stands at an address; for all others see laterRoutes.ts. */
export type Route = { readonly page: "home" } | { readonly page: "table"; readonly id: string } | undefined;

export function routeOf(pathname: string): Route {
  const [, first, second, third] = pathname.split("/");
  if (!first && !second) return { page: "home" };
  return first === "table" && second && !third ? { page: "table", id: second } : undefined;
}
