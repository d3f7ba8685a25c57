ALTER TABLE "jobs" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "left_out" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "look" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "crowd" text;--> statement-breakpoint
ALTER TABLE "jobs" DISABLE TRIGGER USER;--> statement-breakpoint
-- What was written into fields stays; what was read from a prompt is read no more.
UPDATE "jobs" SET
  "words" = jsonb_build_object(
    'headline', "title",
    'lines', CASE WHEN "offer" IS NULL THEN '[]'::jsonb
      ELSE jsonb_build_array(jsonb_build_object('kind', 'offer', 'text', "offer", 'condition', null)) END,
    'callToAction', "call_to_action",
    'signature', "organization_name",
    'terms', null),
  "left_out" = '[]'::jsonb,
  "language" = 'en',
  "look" = '{"occasion": null, "setting": null, "mood": null, "music": null, "pace": null, "dressing": [],
    "isDressed": false, "colors": {"hues": [], "metal": null, "room": null, "tone": null, "suggested": null}}'::jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "words" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "left_out" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "look" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_planned_as_read";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "brief";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "offer";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "call_to_action";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "word_order";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "story";
