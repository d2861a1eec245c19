/** The mark of Interchange: two lines and the station where they meet. */
export function Mark({ size = 30 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M2 16h28M16 2v28" stroke="var(--accent)" stroke-width="5" stroke-linecap="round" />
      <circle cx="16" cy="16" r="7.5" fill="var(--paper)" stroke="var(--ink)" stroke-width="4" />
    </svg>
  );
}
