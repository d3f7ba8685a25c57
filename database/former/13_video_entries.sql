-- The last step to the schema that `database/migrations/0001_initial.sql` makes.
ALTER TABLE "library_entries" RENAME TO "video_entries";
ALTER TABLE "video_entries" RENAME CONSTRAINT "library_entries_pkey" TO "video_entries_pkey";
ALTER TABLE "video_entries" RENAME CONSTRAINT "library_entries_job_id_jobs_id_fk" TO "video_entries_job_id_jobs_id_fk";
