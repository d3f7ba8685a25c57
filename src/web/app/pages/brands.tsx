import { titleOf } from '#web/app/page-title.ts';
import { BrandsScreen } from '#web/features/brands/brands-screen.tsx';

export function meta() {
  return titleOf('Brands');
}

export default BrandsScreen;
