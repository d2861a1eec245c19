/** The record of a table as whoever asks may have it. */
export async function fetchRecord(id: string): Promise<string> {
  const answer = await fetch(`/api/tables/${id}/record`);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const { record } = (await answer.json()) as { readonly record: string };
  return record;
}
