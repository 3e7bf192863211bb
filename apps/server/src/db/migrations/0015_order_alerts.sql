ALTER TABLE "kitchen_pace" ADD COLUMN "board_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "staff_alerted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guest_alerted_at" timestamp with time zone;