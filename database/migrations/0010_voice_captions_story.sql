ALTER TABLE "jobs" ADD COLUMN "voice_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "captions" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "word_order" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "story" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "captions_key" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_captions_known" CHECK ("jobs"."captions" in ('off', 'sidecar', 'burned'));