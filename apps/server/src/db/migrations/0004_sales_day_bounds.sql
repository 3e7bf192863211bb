ALTER TABLE "sales_days" ADD COLUMN "starts_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_days" ADD COLUMN "ends_at" timestamp with time zone NOT NULL;