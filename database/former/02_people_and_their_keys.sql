CREATE TABLE "login_networks" (
	"user_id" uuid NOT NULL,
	"network_hash" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_networks_user_id_network_hash_pk" PRIMARY KEY("user_id","network_hash")
);
--> statement-breakpoint
ALTER TABLE "mail_tasks" DROP CONSTRAINT "mail_tasks_kind_known";--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_invited_by_users_id_fk";
--> statement-breakpoint
-- Those of people who could not make them any more.
DELETE FROM "invitations" WHERE NOT EXISTS (
  SELECT 1 FROM "users"
  WHERE "users"."id" = "invitations"."invited_by"
    AND "users"."org_id" = "invitations"."org_id"
    AND "users"."role" IN ('owner', 'admin')
);
--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "invited_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_tasks" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "login_networks" ADD CONSTRAINT "login_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_by_key" ON "invitations" USING btree ("api_key_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "mail_tasks" ADD CONSTRAINT "mail_tasks_kind_known" CHECK ("mail_tasks"."kind" in ('invitation', 'password_reset', 'notification', 'email_changed'));