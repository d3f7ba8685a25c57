import { createJobSchema } from '#contracts/schemas/job.ts';
import { orderFieldsSchema } from '#contracts/schemas/order-fields.ts';

/** The fields that the form sends, with the words of the card. */
export const createFormSchema = orderFieldsSchema.extend({ words: createJobSchema.shape.words });
