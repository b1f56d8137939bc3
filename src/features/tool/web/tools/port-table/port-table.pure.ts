export interface PortEntry {
  port: number;
  protocol: 'TCP' | 'UDP' | 'TCP/UDP';
  service: string;
  use: string;
}

const LIST = `
20 TCP FTP 数据|文件传输的数据通道
21 TCP FTP|文件传输，明文
22 TCP SSH、SFTP|远程登录与加密文件传输
23 TCP Telnet|远程登录，明文，不要再用
25 TCP SMTP|服务器之间发邮件
53 TCP/UDP DNS|域名解析
67 UDP DHCP 服务端|自动分配地址
68 UDP DHCP 客户端|自动分配地址
69 UDP TFTP|网络启动、设备升级
80 TCP HTTP|网页
88 TCP/UDP Kerberos|域登录认证
110 TCP POP3|收邮件，明文
111 TCP/UDP RPC 端口映射|NFS 等靠它找到对方
119 TCP NNTP|新闻组
123 UDP NTP|网络对时
135 TCP MS RPC|Windows 远程调用
137 UDP NetBIOS|Windows 网络邻居
139 TCP NetBIOS 会话|旧的 Windows 共享
143 TCP IMAP|收邮件，明文
161 UDP SNMP|网络设备监控
179 TCP BGP|运营商之间交换路由
194 TCP IRC|聊天
389 TCP LDAP|目录服务
443 TCP/UDP HTTPS、HTTP/3|加密网页；QUIC 用 UDP
445 TCP SMB|Windows 文件共享
465 TCP SMTPS|加密发信
500 UDP IKE|IPsec 协商
514 UDP syslog|日志收集
515 TCP LPD|打印
546 UDP DHCPv6 客户端|IPv6 分配地址
554 TCP RTSP|摄像头视频流
587 TCP SMTP 提交|客户端发信
631 TCP IPP|打印
636 TCP LDAPS|加密目录服务
853 TCP DoT|加密 DNS
873 TCP rsync|文件同步
989 TCP FTPS 数据|加密文件传输的数据通道
990 TCP FTPS|加密文件传输
993 TCP IMAPS|加密收信
995 TCP POP3S|加密收信
1080 TCP SOCKS|代理
1194 UDP OpenVPN|虚拟专用网
1433 TCP SQL Server|微软数据库
1521 TCP Oracle|甲骨文数据库
1701 UDP L2TP|虚拟专用网
1723 TCP PPTP|虚拟专用网，不安全
1883 TCP MQTT|物联网消息
2049 TCP NFS|网络文件系统
2181 TCP ZooKeeper|协调服务
2375 TCP Docker|容器接口，明文，不要暴露
2376 TCP Docker TLS|容器接口，加密
2379 TCP etcd|键值存储
3000 TCP Node、Grafana|常见的开发端口
3128 TCP Squid|网页代理
3268 TCP 全局编录|Windows 域
3306 TCP MySQL、MariaDB|数据库
3389 TCP RDP|Windows 远程桌面
3690 TCP SVN|Subversion 版本库
4222 TCP NATS|消息系统
4500 UDP IPsec NAT-T|虚拟专用网穿透
5000 TCP Flask、群晖|开发端口与 NAS 管理
5060 UDP SIP|网络电话
5173 TCP Vite|前端开发服务器
5222 TCP XMPP|聊天
5353 UDP mDNS|局域网发现
5432 TCP PostgreSQL|数据库
5601 TCP Kibana|日志看板
5672 TCP AMQP、RabbitMQ|消息队列
5900 TCP VNC|远程桌面
5984 TCP CouchDB|数据库
6379 TCP Redis|缓存与键值存储
6443 TCP Kubernetes API|集群管理
6881 TCP/UDP BitTorrent|点对点下载
7001 TCP WebLogic|Java 应用服务器
8000 TCP HTTP 备用|Django 等开发服务器
8006 TCP Proxmox|虚拟化管理
8080 TCP HTTP 备用|Tomcat、代理
8086 TCP InfluxDB|时序数据库
8123 TCP ClickHouse、Home Assistant|分析数据库与智能家居
8443 TCP HTTPS 备用|加密管理页面
8848 TCP Nacos|注册与配置中心
8883 TCP MQTTS|加密的物联网消息
8888 TCP Jupyter、宝塔|笔记本与面板
9000 TCP PHP-FPM、MinIO|PHP 进程与对象存储
9042 TCP Cassandra|数据库
9090 TCP Prometheus|监控
9092 TCP Kafka|消息队列
9200 TCP Elasticsearch|搜索引擎
9300 TCP Elasticsearch 集群|节点之间通信
9418 TCP Git|代码仓库
9876 TCP RocketMQ|消息队列
10050 TCP Zabbix|监控代理
11211 TCP/UDP Memcached|缓存
15672 TCP RabbitMQ 管理|消息队列的管理页
25565 TCP Minecraft|游戏服务器
27017 TCP MongoDB|数据库
50000 TCP DB2、Jenkins 代理|数据库与构建
51820 UDP WireGuard|虚拟专用网`;

export const PORTS: readonly PortEntry[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [head = '', use = ''] = line.split('|');
    const [port = '', protocol = '', ...service] = head.split(' ');
    // The list above has no other protocol, which the test checks.
    return { port: Number(port), protocol: protocol as PortEntry['protocol'], service: service.join(' '), use };
  });
