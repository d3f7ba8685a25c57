import type { briefRoutes } from '#contracts/routes/brief.ts';
import { brandWords, lockedWords, signatureOf } from '#server/features/brands/brand-words.ts';
import type { OrderBrand } from '#server/features/brands/order-brand.ts';
import type { BrandsService } from '#server/features/brands/service.ts';
import { presentBrief } from './present.ts';
import type { BriefReading } from '#brief/brief.ts';
import type { BriefService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createBriefHandlers(
  briefs: BriefService,
  brands: Pick<BrandsService, 'forOrder'>,
): HandlersOf<typeof briefRoutes> {
  return {
    read: async ({ caller, body }) => {
      const { prompt, preset = null, withModel = false } = body;
      const brand = await brands.forOrder(caller.actor, body.brandId);
      const read = await briefs.read(caller.actor, { prompt, preset, withModel });
      const words = brand ? signedWords(brand, read.words) : read.words;
      const locked = brand ? lockedWords(brand) : [];
      return {
        ...presentBrief({ ...read, words, prompt, preset, modelName: briefs.modelName }),
        ...(locked.length > 0 && { lockedWords: locked }),
      };
    },
  };
}

/** The words that were read, with the brand's own where the prompt has none. */
function signedWords(brand: OrderBrand, { signature, ...rest }: BriefReading['words']) {
  const signs = signature === undefined ? signatureOf(brand) : signature;
  const words = { ...rest, signature: signs };
  return brandWords(brand, { given: undefined, words }).words;
}
