/** A refusal: a stable code for clients, and the number of the rule it breaks. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
}
