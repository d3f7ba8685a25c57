CREATE TABLE "film_records" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"instance_id" text NOT NULL,
	"digital_source_type" text NOT NULL,
	"policy_version" text NOT NULL,
	"markets_version" text NOT NULL,
	"proof" jsonb NOT NULL,
	CONSTRAINT "film_records_hash_is_one" CHECK ("film_records"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "signing_credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"certificate_chain_pem" text NOT NULL,
	"anchor_pem" text NOT NULL,
	"locked_private_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "signing_credentials_retired_without_key" CHECK ("signing_credentials"."retired_at" is null or "signing_credentials"."locked_private_key" is null)
);
--> statement-breakpoint
CREATE TABLE "share_views" (
	"share_id" uuid NOT NULL,
	"day" date NOT NULL,
	"country" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "share_views_share_id_day_country_pk" PRIMARY KEY("share_id","day","country"),
	CONSTRAINT "share_views_positive" CHECK ("share_views"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"org_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"markets" jsonb NOT NULL,
	"password_hash" text,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ending" text,
	CONSTRAINT "shares_ending_known" CHECK ("shares"."ending" in ('withdrawn', 'expired', 'rejected', 'deleted', 'closed')),
	CONSTRAINT "shares_ending_said" CHECK (("shares"."ended_at" is null) = ("shares"."ending" is null))
);
--> statement-breakpoint
ALTER TABLE "film_records" ADD CONSTRAINT "film_records_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_views" ADD CONSTRAINT "share_views_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_records_by_hash" ON "film_records" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "film_records_by_organization" ON "film_records" USING btree ("org_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_credentials_one_in_use" ON "signing_credentials" USING btree ((true)) WHERE "signing_credentials"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shares_slug_unique" ON "shares" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_one_open_per_job" ON "shares" USING btree ("job_id") WHERE "shares"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "shares_by_organization" ON "shares" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "audit_events_by_subject" ON "audit_events" USING btree ("subject_id");