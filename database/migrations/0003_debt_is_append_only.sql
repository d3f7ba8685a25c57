CREATE FUNCTION refuse_debt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'credit_debt_entries is append-only' USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER credit_debt_entries_append_only
  BEFORE UPDATE OR DELETE ON "credit_debt_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_debt_change();
--> statement-breakpoint
CREATE TRIGGER credit_debt_entries_not_truncated
  BEFORE TRUNCATE ON "credit_debt_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_debt_change();
