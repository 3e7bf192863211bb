-- Written by hand: what the indexes of trigrams below are made with.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin ((coalesce("name", '') || E'\x1f' || coalesce("email", '')) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_searched" ON "audit_log" USING gin ((coalesce("action", '') || E'\x1f' || coalesce("user_email", '') || E'\x1f' || coalesce(coalesce(
  "after" ->> 'title', "before" ->> 'title', "after" ->> 'name', "before" ->> 'name', "after" ->> 'code', "before" ->> 'code', "after" ->> 'number', "before" ->> 'number'
), '')) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "catering_requests_state" ON "catering_requests" USING btree ("state","created_at","number");--> statement-breakpoint
CREATE INDEX "catering_requests_searched" ON "catering_requests" USING gin ((coalesce('C-' || "number"::text, '') || E'\x1f' || coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce("budget", '') || E'\x1f' || coalesce("dietary", '') || E'\x1f' || coalesce("comments", '')) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "contact_messages_state" ON "contact_messages" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_searched" ON "contact_messages" USING gin ((coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce("message", '')) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "subscribers_status" ON "subscribers" USING btree ("status","asked_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_searched" ON "subscribers" USING gin ((coalesce("email", '')) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","number");--> statement-breakpoint
CREATE INDEX "orders_pickup_at" ON "orders" USING btree ("pickup_at");--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin ((coalesce("customer_name", '') || E'\x1f' || coalesce("customer_email", '') || E'\x1f' || coalesce("customer_phone", '') || E'\x1f' || coalesce(regexp_replace("customer_phone", '\D', '', 'g'), '') || E'\x1f' || coalesce("number"::text, '')) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "reservations_status" ON "reservations" USING btree ("status","starts_at","number");--> statement-breakpoint
CREATE INDEX "reservations_searched" ON "reservations" USING gin ((coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce(regexp_replace("phone", '\D', '', 'g'), '') || E'\x1f' || coalesce("number"::text, '')) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "reviews_pending_first" ON "reviews" USING btree (("status" = 'pending'),"created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_searched" ON "reviews" USING gin ((coalesce("text", '') || E'\x1f' || coalesce("answer", '') || E'\x1f' || coalesce("author", '')) gin_trgm_ops) WITH (gin_pending_list_limit=512);