import {
  completeValues,
  orderOf,
  type CreateFormValues,
} from '#web/features/create-video/create-form.ts';

type Take = CreateFormValues & { readonly seed: number };

/**
 * Whether an order says what the rejected video was ordered with, its take included. Before the film
 * is planned nothing is known of its shots: both count as many.
 */
export function saysTheSame(values: Take, rejected: Take): boolean {
  const { pictureShots } = values;
  const said = (take: Take) => {
    const complete = completeValues(take);
    return complete && JSON.stringify([orderOf(complete, { ...take, pictureShots }), take.seed]);
  };
  const now = said(values);
  return now !== null && now === said(rejected);
}
