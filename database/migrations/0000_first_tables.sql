CREATE TABLE "credit_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"delta" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"job_id" uuid,
	"payment_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_ledger_kind_known" CHECK ("credit_ledger"."kind" in ('welcome', 'charge', 'refund', 'purchase', 'adjustment', 'payment_reversal')),
	CONSTRAINT "credit_ledger_delta_not_zero" CHECK ("credit_ledger"."delta" <> 0),
	CONSTRAINT "credit_ledger_balance_not_negative" CHECK ("credit_ledger"."balance_after" >= 0),
	CONSTRAINT "credit_ledger_charge_takes" CHECK ("credit_ledger"."kind" <> 'charge' or "credit_ledger"."delta" < 0),
	CONSTRAINT "credit_ledger_kind_gives" CHECK ("credit_ledger"."kind" not in ('welcome', 'refund', 'purchase') or "credit_ledger"."delta" > 0),
	CONSTRAINT "credit_ledger_job_named" CHECK (("credit_ledger"."kind" in ('charge', 'refund')) = ("credit_ledger"."job_id" is not null)),
	CONSTRAINT "credit_ledger_payment_named" CHECK (("credit_ledger"."kind" in ('purchase', 'payment_reversal')) = ("credit_ledger"."payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"author_id" uuid,
	"prompt" text NOT NULL,
	"preset" text NOT NULL,
	"controls" jsonb NOT NULL,
	"markets" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"title" text,
	"offer" text,
	"call_to_action" text,
	"short_side_pixels" integer NOT NULL,
	"cost_credits" integer NOT NULL,
	"status" text NOT NULL,
	"moderation_status" text NOT NULL,
	"moderation_reason" text,
	"progress" real DEFAULT 0 NOT NULL,
	"stage" text,
	"error" text,
	"video_key" text,
	"poster_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_expires_at" timestamp (3) with time zone,
	"dispatched_at" timestamp (3) with time zone,
	"priority" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "jobs_status_known" CHECK ("jobs"."status" in ('queued', 'processing', 'generating', 'ready', 'failed')),
	CONSTRAINT "jobs_moderation_status_known" CHECK ("jobs"."moderation_status" in ('pending', 'flagged', 'approved', 'rejected')),
	CONSTRAINT "jobs_progress_in_range" CHECK ("jobs"."progress" between 0 and 1),
	CONSTRAINT "jobs_cost_not_negative" CHECK ("jobs"."cost_credits" >= 0),
	CONSTRAINT "jobs_ready_has_video" CHECK ("jobs"."status" <> 'ready' or "jobs"."video_key" is not null),
	CONSTRAINT "jobs_failed_has_error" CHECK ("jobs"."status" <> 'failed' or "jobs"."error" is not null)
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"plan" text DEFAULT 'Free' NOT NULL,
	"is_operator" boolean DEFAULT false NOT NULL,
	"credit_balance" integer DEFAULT 0 NOT NULL,
	"unfinished_videos" integer DEFAULT 0 NOT NULL,
	"total_videos" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "organizations_plan_known" CHECK ("organizations"."plan" in ('Free', 'Starter', 'Professional', 'Enterprise')),
	CONSTRAINT "organizations_balance_not_negative" CHECK ("organizations"."credit_balance" >= 0),
	CONSTRAINT "organizations_unfinished_not_negative" CHECK ("organizations"."unfinished_videos" >= 0),
	CONSTRAINT "organizations_total_not_negative" CHECK ("organizations"."total_videos" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"age_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('owner', 'admin', 'creator', 'viewer'))
);
--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_one_charge_per_job" ON "credit_ledger" USING btree ("job_id") WHERE "credit_ledger"."kind" = 'charge';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_one_refund_per_job" ON "credit_ledger" USING btree ("job_id") WHERE "credit_ledger"."kind" = 'refund';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_one_award_per_payment" ON "credit_ledger" USING btree ("payment_id") WHERE "credit_ledger"."kind" = 'purchase';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_one_welcome" ON "credit_ledger" USING btree ("org_id") WHERE "credit_ledger"."kind" = 'welcome';--> statement-breakpoint
CREATE INDEX "credit_ledger_by_organization" ON "credit_ledger" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_by_organization" ON "jobs" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_unfinished" ON "jobs" USING btree ("created_at") WHERE "jobs"."status" in ('queued', 'processing', 'generating');--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_one_operator" ON "organizations" USING btree ("is_operator") WHERE "organizations"."is_operator";--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_by_organization" ON "users" USING btree ("org_id","created_at","id");