interface Server {
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
}

/** Configures an IMAP server on the loopback, with all its files in one folder: every user has a mailbox, and one password. */
export function configuration({
  folder,
  port,
  securePort,
  user,
  group,
  uid,
  gid,
  password,
}: Server) {
  // Without root, nothing can change its root folder.
  const unconfined = ['anvil', 'imap-login', 'stats', 'auth', 'auth-worker', 'log', 'imap']
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
auth_failure_delay = 0
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = ${uid}
mail_uid = ${uid}
mail_gid = ${gid}
mail_location = maildir:${folder}/mail/%u
mailbox_list_index = yes
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    address = 127.0.0.1
    port = ${securePort}
    ssl = yes
  }
}
${unconfined.map((name) => `service ${name} {\n  chroot =\n}\n`).join('')}`
}
