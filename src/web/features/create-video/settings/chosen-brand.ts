interface Choosable {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
}

/** The brand that the video is made with; undefined for none. */
export function chosenBrand<Brand extends Choosable>(
  brands: readonly Brand[] = [],
  brandId: string | null | undefined,
): Brand | undefined {
  if (brandId === null) return undefined;
  return brands.find(({ id, isDefault }) => (brandId === undefined ? isDefault : id === brandId));
}
