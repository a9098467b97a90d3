CREATE TABLE "qa_reminders" (
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"due" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "qa_reminders_subject_kind_due_pk" PRIMARY KEY("subject","kind","due")
);
