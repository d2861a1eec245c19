/** The icon of On the Underground: two lines across the river. */
export function UndergroundIcon() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d="M2 30q10-2 18 0t18-5" stroke="light-dark(#bcd5e0, #2f5163)" stroke-width="7" />
      <path d="M5 8h14l12 22v6" stroke="#cb3a3a" stroke-width="5" />
      <path d="M3 19h34" stroke="light-dark(#2a63d6, #5f92ff)" stroke-width="5" />
      <circle cx="24.5" cy="19" r="4" fill="var(--panel)" stroke="var(--ink)" stroke-width="2" />
      <circle cx="17" cy="8" r="3.5" fill="var(--panel)" stroke="var(--ink)" stroke-width="2" />
    </svg>
  );
}
