-- Invoices, the low-balance alert, and monthly budgets.
ALTER TABLE organizations ADD COLUMN billing_name text;
ALTER TABLE organizations ADD COLUMN billing_address text;
ALTER TABLE organizations ADD COLUMN tax_id text;
ALTER TABLE organizations ADD COLUMN low_balance_credits integer;
ALTER TABLE organizations ADD CONSTRAINT organizations_low_balance_positive
  CHECK (low_balance_credits > 0);

-- What a person may spend in a calendar month, UTC. Who has no row has no limit.
CREATE TABLE monthly_budgets (
  user_id uuid PRIMARY KEY,
  credits integer NOT NULL,
  CONSTRAINT monthly_budgets_user_id_users_id_fk
    FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT monthly_budgets_credits_not_negative CHECK (credits >= 0)
);

-- Whose order took credits, and the month they count in; a refund gives back to the same month.
ALTER TABLE credit_ledger ADD COLUMN spender_id uuid;
ALTER TABLE credit_ledger ADD COLUMN budget_month date;
ALTER TABLE credit_ledger ADD CONSTRAINT credit_ledger_spender_dated
  CHECK ((spender_id IS NULL) = (budget_month IS NULL));

ALTER TABLE credit_ledger DISABLE TRIGGER credit_ledger_append_only;
UPDATE credit_ledger AS entry
  SET spender_id = jobs.author_id,
    budget_month = date_trunc('month', charge.created_at AT TIME ZONE 'UTC')::date
  FROM credit_ledger AS charge
  JOIN jobs ON jobs.id = charge.job_id
  WHERE charge.kind = 'charge' AND entry.job_id = charge.job_id AND jobs.author_id IS NOT NULL;
ALTER TABLE credit_ledger ENABLE TRIGGER credit_ledger_append_only;

CREATE INDEX credit_ledger_by_spender ON credit_ledger (org_id, budget_month, spender_id)
  WHERE spender_id IS NOT NULL;

-- The budget's row is locked: of two orders at once, the second sees what the first has spent.
CREATE FUNCTION keep_monthly_budget() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  budget integer;
  spent bigint;
BEGIN
  IF NEW.kind = 'refund' AND NEW.spender_id IS NULL THEN
    SELECT spender_id, budget_month INTO NEW.spender_id, NEW.budget_month
      FROM credit_ledger WHERE job_id = NEW.job_id AND kind = 'charge';
  END IF;
  IF NEW.kind <> 'charge' THEN RETURN NEW; END IF;
  IF NEW.spender_id IS NULL THEN
    SELECT author_id INTO NEW.spender_id FROM jobs WHERE id = NEW.job_id;
    IF NEW.spender_id IS NULL THEN RETURN NEW; END IF;
    NEW.budget_month := date_trunc('month', NEW.created_at AT TIME ZONE 'UTC')::date;
  END IF;
  SELECT credits INTO budget FROM monthly_budgets WHERE user_id = NEW.spender_id FOR UPDATE;
  IF NOT FOUND THEN RETURN NEW; END IF;
  SELECT coalesce(-sum(delta), 0) INTO spent FROM credit_ledger
    WHERE org_id = NEW.org_id AND budget_month = NEW.budget_month AND spender_id = NEW.spender_id;
  IF spent - NEW.delta > budget THEN
    RAISE EXCEPTION 'The monthly budget is % credits, % are spent', budget, spent
      USING ERRCODE = 'check_violation', CONSTRAINT = 'monthly_budget_kept';
  END IF;
  RETURN NEW;
END;
$$;

CREATE TRIGGER credit_ledger_budget_kept
  BEFORE INSERT ON credit_ledger
  FOR EACH ROW EXECUTE FUNCTION keep_monthly_budget();

-- Invoices and credit notes, numbered without gaps: the counter's row is locked until the commit.
CREATE TABLE billing_counter (
  id integer PRIMARY KEY,
  last_number integer NOT NULL,
  CONSTRAINT billing_counter_one_row CHECK (id = 1),
  CONSTRAINT billing_counter_not_negative CHECK (last_number >= 0)
);

CREATE TABLE billing_documents (
  id uuid PRIMARY KEY,
  number integer NOT NULL,
  kind text NOT NULL,
  org_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  step integer NOT NULL,
  credits integer NOT NULL,
  amount_cents integer NOT NULL,
  currency text NOT NULL,
  package_name text NOT NULL,
  is_test boolean NOT NULL,
  billed_name text NOT NULL,
  billed_address text,
  billed_tax_id text,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT billing_documents_org_id_organizations_id_fk
    FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT billing_documents_payment_id_payments_id_fk
    FOREIGN KEY (payment_id) REFERENCES payments (id),
  CONSTRAINT billing_documents_kind_known CHECK (kind IN ('invoice', 'credit_note')),
  CONSTRAINT billing_documents_number_positive CHECK (number > 0),
  CONSTRAINT billing_documents_amount_not_negative CHECK (amount_cents >= 0 AND credits > 0)
);
CREATE UNIQUE INDEX billing_documents_number_unique ON billing_documents (number);
CREATE UNIQUE INDEX billing_documents_one_per_step ON billing_documents (payment_id, step);
CREATE INDEX billing_documents_by_organization
  ON billing_documents (org_id, created_at, id);

INSERT INTO billing_documents
  SELECT gen_random_uuid(), row_number() OVER (ORDER BY payments.settled_at, payments.id),
    'invoice', payments.org_id, payments.id, 0, payments.credits, payments.amount_cents,
    payments.currency, initcap(payments.package_id), payments.provider = 'test',
    organizations.name, NULL, NULL, payments.settled_at
  FROM payments JOIN organizations ON organizations.id = payments.org_id
  WHERE payments.settled_at IS NOT NULL;
INSERT INTO billing_documents
  SELECT gen_random_uuid(),
    (SELECT count(*) FROM billing_documents) + row_number() OVER (ORDER BY payments.settled_at, payments.id),
    'credit_note', payments.org_id, payments.id, payments.reversal_steps, payments.credits_reversed,
    payments.amount_cents::bigint * payments.credits_reversed / payments.credits,
    payments.currency, initcap(payments.package_id), payments.provider = 'test',
    organizations.name, NULL, NULL, now()
  FROM payments JOIN organizations ON organizations.id = payments.org_id
  WHERE payments.credits_reversed > 0;
INSERT INTO billing_counter SELECT 1, count(*) FROM billing_documents HAVING count(*) > 0;

CREATE FUNCTION refuse_billing_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'billing_documents is append-only' USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER billing_documents_append_only
  BEFORE UPDATE OR DELETE ON billing_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_billing_change();

CREATE TRIGGER billing_documents_not_truncated
  BEFORE TRUNCATE ON billing_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_billing_change();
