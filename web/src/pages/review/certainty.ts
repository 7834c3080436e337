/** How sure an estimate is, in words: by its error beside itself. */

const SURE = 0.35;
const ROUGH = 0.7;

export function certainty(cost: number, error: number): "review-cost-sure" | "review-cost-rough" | "review-cost-unsure" {
  if (error <= cost * SURE) return "review-cost-sure";
  return error <= cost * ROUGH ? "review-cost-rough" : "review-cost-unsure";
}
