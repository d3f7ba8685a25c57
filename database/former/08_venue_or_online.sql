ALTER TABLE "organizations" ADD COLUMN "advertises" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "legal_entity" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "venue_name" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "venue_address" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "licences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_advertises_known" CHECK ("organizations"."advertises" in ('venue', 'online'));--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "advertises" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "licensee" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_advertises_known" CHECK ("jobs"."advertises" in ('venue', 'online'));
