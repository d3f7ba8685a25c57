CREATE TABLE "script_presses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seed" integer NOT NULL,
	"press_count" integer DEFAULT 0 NOT NULL,
	"recent_hashes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "findings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "script_presses" ADD CONSTRAINT "script_presses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;