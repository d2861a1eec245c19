/** Why something is refused: a stable code for clients, and the numbered rule it breaks. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
}
