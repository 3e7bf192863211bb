CREATE TABLE "kitchen_pace" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"paused_until" timestamp with time zone,
	"busy_minutes" integer DEFAULT 0 NOT NULL,
	"busy_until" timestamp with time zone,
	CONSTRAINT "kitchen_pace_is_one_row" CHECK ("kitchen_pace"."id" = 1),
	CONSTRAINT "kitchen_pace_busy_is_whole" CHECK (("kitchen_pace"."busy_minutes" > 0) = ("kitchen_pace"."busy_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "kitchen_work" (
	"order_id" text NOT NULL,
	"station" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"half_minutes" integer NOT NULL,
	CONSTRAINT "kitchen_work_order_id_station_window_start_pk" PRIMARY KEY("order_id","station","window_start"),
	CONSTRAINT "kitchen_work_is_work" CHECK ("kitchen_work"."half_minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "move_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kitchen_work" ADD CONSTRAINT "kitchen_work_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kitchen_work_window" ON "kitchen_work" USING btree ("window_start");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_move_is_whole" CHECK (("orders"."moved_at" is null) = ("orders"."promised_at" is null) and ("orders"."moved_at" is null) = ("orders"."move_reason" is null));--> statement-breakpoint
-- What staff have done so far is in the log.
UPDATE "orders" SET "steps" = "done"."steps" FROM (
	SELECT "subject_id", jsonb_agg(jsonb_build_object('status', "after" ->> 'status', 'at', to_char("at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY "at", "id") AS "steps"
	FROM "audit_log" WHERE "action" = 'change order status' GROUP BY "subject_id"
) AS "done" WHERE "orders"."id" = "done"."subject_id";
