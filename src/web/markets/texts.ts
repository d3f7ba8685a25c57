/** Every sentence of this part of the interface. */
export const TEXTS = {
  closed: 'closed',
};
