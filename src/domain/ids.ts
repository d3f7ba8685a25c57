declare const brand: unique symbol;

/** A branded string, so that ids of different kinds cannot be mixed up. */
type Id<Kind extends string> = string & { readonly [brand]: Kind };

export type OrganizationId = Id<'organization'>;
export type UserId = Id<'user'>;
export type JobId = Id<'job'>;
export type JobGroupId = Id<'group of jobs'>;
export type FolderId = Id<'folder'>;
export type ClipId = Id<'clip'>;
export type PaymentId = Id<'payment'>;
export type BrandId = Id<'brand'>;
export type MediaId = Id<'media'>;
export type ApiKeyId = Id<'api key'>;
export type WebhookId = Id<'webhook'>;
