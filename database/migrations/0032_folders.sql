-- Folders of an organization's videos. A video is in one or in none; it stays when its folder goes.
CREATE TABLE folders (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT folders_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations (id)
);
CREATE UNIQUE INDEX folders_named_once ON folders (org_id, lower(name));

ALTER TABLE video_entries ADD COLUMN folder_id uuid;
ALTER TABLE video_entries ADD CONSTRAINT video_entries_folder_id_folders_id_fk
  FOREIGN KEY (folder_id) REFERENCES folders (id) ON DELETE SET NULL;
CREATE INDEX video_entries_by_folder ON video_entries (folder_id) WHERE folder_id IS NOT NULL;
