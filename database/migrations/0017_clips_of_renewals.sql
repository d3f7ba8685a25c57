ALTER TABLE "jobs" ADD COLUMN "clips_of" uuid;--> statement-breakpoint
CREATE INDEX "jobs_by_clips" ON "jobs" USING btree ("clips_of") WHERE "jobs"."clips_of" is not null;--> statement-breakpoint
UPDATE "jobs" SET "clips_of" = "renews" WHERE "renews" IS NOT NULL AND "engine" <> 'studio';
