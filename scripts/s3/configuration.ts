interface Cluster {
  readonly folder: string
  readonly cluster: string
  readonly monitorPort: string
  /** The S3 endpoint's. */
  readonly port: string
}

/** Arguments of ceph-authtool for a keyring of all daemons; no manager is needed. */
export const keys = [
  ['--create-keyring', '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *'],
  ['--gen-key', '-n', 'client.admin', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'],
  ['--gen-key', '-n', 'osd.0', '--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *'],
  ['--gen-key', '-n', 'client.rgw', '--cap', 'mon', 'allow rwx', '--cap', 'osd', 'allow rwx'],
]

/** Configures a single in-memory store on the loopback, with all its files in one folder. */
export function configuration({ folder, cluster, monitorPort, port }: Cluster) {
  const settings = {
    fsid: cluster,
    mon_host: `v2:127.0.0.1:${monitorPort}`,
    public_addr: '127.0.0.1',
    cluster_addr: '127.0.0.1',
    ms_bind_ipv6: false,
    ms_bind_msgr1: false,
    keyring: `${folder}/keyring`,
    run_dir: folder,
    crash_dir: folder,
    admin_socket: '',
    pid_file: '',
    log_file: `${folder}/$name.log`,
    mon_data: `${folder}/mon`,
    osd_data: `${folder}/osd`,
    rgw_data: `${folder}/rgw`,
    osd_objectstore: 'memstore',
    memstore_device_bytes: 4 * 1024 ** 3,
    // No replicas.
    osd_pool_default_size: 1,
    osd_pool_default_min_size: 1,
    osd_pool_default_pg_num: 1,
    osd_pool_default_pg_autoscale_mode: 'off',
    osd_crush_chooseleaf_type: 0,
    mon_allow_pool_size_one: true,
    rgw_rados_pool_pg_num_min: 1,
    rgw_frontends: `beast endpoint=127.0.0.1:${port}`,
    // Frees the memory of deleted objects at once instead of after two hours.
    rgw_gc_obj_min_wait: 1,
    rgw_gc_processor_period: 5,
    rgw_gc_processor_max_time: 5,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  return `[global]\n${lines.join('')}`
}
