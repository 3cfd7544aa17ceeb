-- Places the tables of Hausblick on a Citus cluster, as docs/performance.md explains.
-- Written by server/src/platform/database/spreading.test.ts.

-- 1. Keys between what is spread and what is not.
alter table account_link drop constraint account_link_customer_id_fkey;
alter table calendar_feed drop constraint calendar_feed_customer_id_fkey;
alter table document_change drop constraint document_change_customer_id_fkey; -- rows went with customer
alter table document_change drop constraint document_change_new_customer_id_fkey; -- rows went with customer
alter table document_text drop constraint document_text_customer_id_number_fkey; -- rows went with document
alter table further_customer drop constraint further_customer_customer_id_fkey; -- rows went with customer
alter table guest drop constraint guest_customer_id_fkey; -- rows went with customer
alter table invitation drop constraint invitation_customer_id_fkey;
alter table notice drop constraint notice_customer_id_number_fkey; -- rows went with document
alter table paper_change drop constraint paper_change_customer_id_fkey; -- rows went with customer
alter table program drop constraint program_customer_id_fkey; -- rows went with customer
alter table reminder drop constraint reminder_customer_id_fkey; -- rows went with customer
alter table report drop constraint report_customer_id_fkey;
alter table visit drop constraint visit_customer_id_fkey; -- rows went with customer

-- 2. Triggers of what is spread.
drop trigger customer_name_summary on customer;
drop trigger document_summary_delete on document;
drop trigger document_summary_insert on document;
drop trigger document_summary_update on document;

-- 3. What every server has whole.
select create_reference_table('consumer_price');

-- 4. What is with its customer.
select create_distributed_table('customer', 'id');
select create_distributed_table('customer_search', 'customer_id', colocate_with => 'customer');
select create_distributed_table('find_word', 'customer_id', colocate_with => 'customer');
select create_distributed_table('portfolio', 'customer_id', colocate_with => 'customer');
select create_distributed_table('object', 'customer_id', colocate_with => 'customer');
select create_distributed_table('object_overview', 'customer_id', colocate_with => 'customer');
select create_distributed_table('property', 'customer_id', colocate_with => 'customer');
select create_distributed_table('property_overview', 'customer_id', colocate_with => 'customer');
select create_distributed_table('credit', 'customer_id', colocate_with => 'customer');
select create_distributed_table('credit_terms', 'customer_id', colocate_with => 'customer');
select create_distributed_table('cash_flow', 'customer_id', colocate_with => 'customer');
select create_distributed_table('amounts_by_kind', 'customer_id', colocate_with => 'customer');
select create_distributed_table('kind_cash_flow', 'customer_id', colocate_with => 'customer');
select create_distributed_table('valuation', 'customer_id', colocate_with => 'customer');
select create_distributed_table('depreciation', 'customer_id', colocate_with => 'customer');
select create_distributed_table('place_profile', 'customer_id', colocate_with => 'customer');
select create_distributed_table('place_picture', 'customer_id', colocate_with => 'customer');
select create_distributed_table('document', 'customer_id', colocate_with => 'customer');
select create_distributed_table('listing', 'customer_id', colocate_with => 'customer');
select create_distributed_table('listing_word', 'customer_id', colocate_with => 'customer');
select create_distributed_table('withheld_document', 'customer_id', colocate_with => 'customer');
select create_distributed_table('deletion_request', 'customer_id', colocate_with => 'customer');

-- What stays on the coordinator, since it
-- account_link: is asked before it is known which customer it is about
-- further_customer: is asked before it is known which customer it is about
-- guest: is asked before it is known which customer it is about
-- program: is asked before it is known which customer it is about
-- program_key: is asked before it is known which customer it is about
-- invitation: is asked before it is known which customer it is about
-- calendar_feed: is asked before it is known which customer it is about
-- house_role: is asked before it is known which customer it is about
-- identity_account: is asked before it is known which customer it is about
-- identity_challenge: is asked before it is known which customer it is about
-- identity_oidc: is asked before it is known which customer it is about
-- identity_oidc_attempt: is asked before it is known which customer it is about
-- identity_key: is asked before it is known which customer it is about
-- identity_passkey: is asked before it is known which customer it is about
-- identity_recovery_code: is asked before it is known which customer it is about
-- identity_session: is asked before it is known which customer it is about
-- identity_totp: is asked before it is known which customer it is about
-- identity_user: is asked before it is known which customer it is about
-- identity_verification: is asked before it is known which customer it is about
-- password_reset: is asked before it is known which customer it is about
-- attempt: is asked before it is known which customer it is about
-- known_client: is asked before it is known which customer it is about
-- visit: belongs to accounts
-- reminder: belongs to accounts
-- reminder_choice: belongs to accounts
-- reminder_link: belongs to accounts
-- audit_entry: is one chain of all lines
-- audit_head: is one chain of all lines
-- customer_merge: has rows that concern several customers
-- customer_merge_part: has rows that concern several customers
-- document_change: has rows that concern several customers
-- paper_change: has rows that concern several customers
-- giving: has rows that concern several customers
-- giving_recipient: has rows that concern several customers
-- import_change: has rows that concern several customers
-- import_correction: has rows that concern several customers
-- import_difference: has rows that concern several customers
-- import_fault: has rows that concern several customers
-- import_file: has rows that concern several customers
-- import_owner: has rows that concern several customers
-- import_run: has rows that concern several customers
-- import_sheet: has rows that concern several customers
-- report_run: has rows that concern several customers
-- notice: is work that processes claim whichever customer it is for
-- report: is work that processes claim whichever customer it is for
-- outbox: is work that processes claim whichever customer it is for
-- refused_mail: is work that processes claim whichever customer it is for
-- storage_removal: is work that processes claim whichever customer it is for
-- webhook: is about the house or the service
-- webhook_delivery: is work that processes claim whichever customer it is for
-- webhook_event: is work that processes claim whichever customer it is for
-- mailbox: is about the house or the service
-- mailbox_mail: is no customer’s yet
-- watched_folder: is about the house or the service
-- watched_file: is no customer’s yet
-- paper: is no customer’s yet
-- paper_page: is no customer’s yet
-- paper_split: is no customer’s yet
-- import_mapping: is about the house or the service
-- learned_heading: is about the house or the service
-- page_view: is about the house or the service
-- operator_logo: is about the house or the service
-- operator_version: is about the house or the service
-- service: is about the house or the service
-- migration: is about the house or the service
-- filing_word: is the words of all customers, which are looked up before rows are
-- find_part: is the words of all customers, which are looked up before rows are
-- listing_choice: is the words of all customers, which are looked up before rows are
-- listing_part: is the words of all customers, which are looked up before rows are
-- word_part: is the words of all customers, which are looked up before rows are
-- invoice: belongs to files, which several customers may share
-- scan: belongs to files, which several customers may share
-- scan_page: belongs to files, which several customers may share

-- What stays there until it has the customer in its key
-- document_text: its own number is its key: once document_page has the customer, the key becomes (customer_id, number)
-- document_page: a column customer_id, written beside text_id, filled for old rows in the background, then a part of its key
