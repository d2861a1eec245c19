/** What went wrong, said at once; nothing where nothing did. */
export function Problem({ text }: { readonly text: string | undefined }) {
  if (!text) return undefined;
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}
