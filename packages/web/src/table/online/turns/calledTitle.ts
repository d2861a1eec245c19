/**
 * Puts a notice of your turn into the tab's title. Pages set the title when they render, which in a hidden tab may be
 * much later, so the notice is added to every new title.
 */
type Call = (page: string) => string;

let page: string | undefined;
let shown: string | undefined;
let call: Call | undefined;

/** Without a notice, titles are shown as they are. */
export function callByTitle(called?: Call): void {
  call = called;
  const title = document.querySelector("title");
  // One observer per tab. Two would react to each other for ever.
  if (shown === undefined && title) new MutationObserver(show).observe(title, { childList: true });
  show();
}

function show(): void {
  if (page === undefined || document.title !== shown) page = document.title;
  const wanted = call?.(page) ?? page;
  if (document.title !== wanted) document.title = wanted;
  // Read back, because the document strips spaces, and the comparison would never match.
  shown = document.title;
}
