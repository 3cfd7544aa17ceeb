/** From this version on, settings have other names. */
const RENAMED = 2.4

interface Server {
  /** As `dovecot --version` says it. */
  readonly version: string
  readonly folder: string
  readonly port: string
  /** Where connections begin encrypted. */
  readonly securePort: string
  /** The user and group that everything runs as and belongs to. */
  readonly user: string
  readonly group: string
  readonly uid: number
  readonly gid: number
  readonly password: string
  /** Where tokens are verified, by whatever a test starts there. */
  readonly tokensPort: string
}

/** Configures an IMAP server on the loopback, with all its files in one folder: every user has a mailbox, and one password. */
export function configuration(server: Server): string {
  const { folder, port, securePort, user, group, uid, gid } = server
  const own =
    Number.parseFloat(server.version) < RENAMED ? configureOld(server) : configureNew(server)
  // Without root, nothing can change its root folder.
  const unconfined = ['anvil', 'imap-login', 'stats', 'auth', 'auth-worker', 'log', 'imap']
  return `${own}
protocols = imap
auth_mechanisms = plain xoauth2 oauthbearer
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = yes
auth_failure_delay = 0
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = ${uid}
mail_uid = ${uid}
mail_gid = ${gid}
mailbox_list_index = yes
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${securePort}
    ssl = yes
  }
}
${unconfined.map((name) => `service ${name} {\n  chroot =\n}\n`).join('')}`
}

function configureOld({ folder, uid, gid, password }: Server): string {
  return `
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${folder}/oauth2.conf
}
passdb {
  driver = static
  mechanisms = plain
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}`
}

/** How tokens are verified. */
export function verifying(port: string): string {
  return `introspection_mode = post
introspection_url = http://127.0.0.1:${port}/introspect
active_attribute = active
active_value = true
username_attribute = username`
}

function configureNew({ version, folder, uid, gid, password, tokensPort }: Server): string {
  const release = /^[\d.]+/.exec(version)?.[0]
  // The versions come first.
  return `dovecot_config_version = ${release}
dovecot_storage_version = ${release}
ssl_server_cert_file = ${folder}/cert.pem
ssl_server_key_file = ${folder}/key.pem
auth_allow_cleartext = yes
mail_driver = maildir
mail_path = ${folder}/mail/%{user}
oauth2 {
${verifying(tokensPort)}
}
passdb oauth2 {
  mechanisms_filter = xoauth2 oauthbearer
}
passdb static {
  mechanisms_filter = plain
  password = ${password}
}
userdb static {
  fields {
    uid = ${uid}
    gid = ${gid}
    home = ${folder}/mail/%{user}
  }
}`
}
