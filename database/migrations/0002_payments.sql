CREATE TABLE "credit_debt_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"delta" integer NOT NULL,
	"debt_after" integer NOT NULL,
	"payment_id" uuid,
	"reversal_step" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_debt_entries_delta_not_zero" CHECK ("credit_debt_entries"."delta" <> 0),
	CONSTRAINT "credit_debt_entries_debt_not_negative" CHECK ("credit_debt_entries"."debt_after" >= 0),
	CONSTRAINT "credit_debt_entries_payment_named" CHECK (("credit_debt_entries"."delta" > 0) = ("credit_debt_entries"."payment_id" is not null and "credit_debt_entries"."reversal_step" is not null))
);
--> statement-breakpoint
CREATE TABLE "money_back" (
	"source_id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"cause" text NOT NULL,
	"cents" bigint NOT NULL,
	"version" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "money_back_cause_known" CHECK ("money_back"."cause" in ('refund', 'dispute')),
	CONSTRAINT "money_back_cents_not_negative" CHECK ("money_back"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"buyer_id" uuid,
	"package_id" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"session_id" text NOT NULL,
	"intent_id" text,
	"status" text NOT NULL,
	"credits_reversed" integer DEFAULT 0 NOT NULL,
	"reversal_steps" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payments_package_known" CHECK ("payments"."package_id" in ('starter', 'professional', 'enterprise')),
	CONSTRAINT "payments_provider_known" CHECK ("payments"."provider" in ('stripe', 'test')),
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('pending', 'completed', 'cancelled', 'failed', 'refunded', 'disputed')),
	CONSTRAINT "payments_credits_positive" CHECK ("payments"."credits" > 0),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_reversed_in_range" CHECK ("payments"."credits_reversed" between 0 and "payments"."credits"),
	CONSTRAINT "payments_settled_dated" CHECK (("payments"."status" in ('completed', 'refunded', 'disputed')) = ("payments"."settled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_kind_known";--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "reversal_step" integer;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "credit_debt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_debt_entries" ADD CONSTRAINT "credit_debt_entries_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_debt_entries_one_per_reversal" ON "credit_debt_entries" USING btree ("payment_id","reversal_step");--> statement-breakpoint
CREATE INDEX "credit_debt_entries_by_organization" ON "credit_debt_entries" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "money_back_by_intent" ON "money_back" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "money_back_by_age" ON "money_back" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_session_unique" ON "payments" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "payments_by_organization" ON "payments" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_intent" ON "payments" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_one_entry_per_reversal" ON "credit_ledger" USING btree ("payment_id","reversal_step") WHERE "credit_ledger"."kind" = 'payment_reversal';--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_debt_payment_takes" CHECK ("credit_ledger"."kind" <> 'debt_payment' or "credit_ledger"."delta" < 0);--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_reversal_numbered" CHECK (("credit_ledger"."kind" = 'payment_reversal') = ("credit_ledger"."reversal_step" is not null));--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_kind_known" CHECK ("credit_ledger"."kind" in ('welcome', 'charge', 'refund', 'purchase', 'adjustment', 'payment_reversal', 'debt_payment'));--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_debt_not_negative" CHECK ("organizations"."credit_debt" >= 0);--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_credits_or_debt" CHECK ("organizations"."credit_balance" = 0 or "organizations"."credit_debt" = 0);