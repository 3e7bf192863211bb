CREATE TABLE "printers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"stations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_counter" boolean DEFAULT false NOT NULL,
	"paper" text NOT NULL,
	"stand_in_id" text,
	"last_polled_at" timestamp with time zone,
	"status" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "printers_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "printers_paper_is_known" CHECK ("printers"."paper" in ('80mm', '58mm'))
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"station" text DEFAULT '' NOT NULL,
	"cause" text NOT NULL,
	"printer_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_duplicate" boolean DEFAULT false NOT NULL,
	"rejections" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"result" text,
	CONSTRAINT "tickets_kind_is_known" CHECK ("tickets"."kind" in ('order', 'change', 'cancellation', 'test')),
	CONSTRAINT "tickets_state_is_known" CHECK ("tickets"."state" in ('waiting', 'fetched', 'printed', 'failed')),
	CONSTRAINT "tickets_test_has_no_order" CHECK (("tickets"."kind" = 'test') = ("tickets"."order_id" is null)),
	CONSTRAINT "tickets_finish_is_whole" CHECK (("tickets"."state" in ('printed', 'failed')) = ("tickets"."finished_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_stand_in_id_printers_id_fk" FOREIGN KEY ("stand_in_id") REFERENCES "public"."printers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_printer_id_printers_id_fk" FOREIGN KEY ("printer_id") REFERENCES "public"."printers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_cause" ON "tickets" USING btree ("order_id","station","cause");--> statement-breakpoint
CREATE INDEX "tickets_created_at" ON "tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tickets_unfinished" ON "tickets" USING btree ("printer_id","created_at") WHERE "tickets"."finished_at" is null;