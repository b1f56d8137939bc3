/**
 * What fields of the API mean, by their names: the same name means the same everywhere, but where a part of the API has a
 * meaning of its own (`user/Code`).
 */
const FIELD_WORDS = `
bill/Place=在列表里的位置|bill/Order=退的是第几行|Back=另外退回多少（元）|Same=账本里可能是同一笔的|IsSure=是否确定|As=算作什么
IsAsked=要不要人来定|Doubles=和账本里同一笔的行数|Asks=要人看一眼的行数|ExpenseNote=支出为什么写得不一样|IncomeNote=收入为什么写得不一样
Intro=片头跳过多少秒|Outro=片尾跳过多少秒|SetTime=什么时候设的
until=到哪天为止|span=哪一天、哪个月或哪一年|Unsure=说不准的数目|IsDead=是否已失效|Ended=完结的
Span=哪一天、哪个月或哪一年|Aired=当天几点播出|CanChange=能不能在后台改|Default=不填时的值
IsLost=密钥换过，原来的值已读不出|Messages=消息|is_mine=是不是自己说的|owner=发布的人|asker=来问的人
is_closed=是否已结束|reports=举报|messages=消息|by=谁说的|is_shown=东西是否还在|with=和谁|is_owner=是不是自己发布的
last_time=最近一条的时间|unread=没读的条数|is_blocked=是否已拉黑|Chats=被举报的私信数|member_id=会员编号
Hidden=不显示的词|InMarket=其中在市集里的|IsBlocked=是否已禁言|Server=邮件服务器|looks=各渠道里的样子|frame=哪种样子
blocks=各段|src=图片地址|href=链接|spans=各段文字|isBold=是否加粗|blocked=是否拉黑
Id=编号|Key=标识，不随改名变|Name=名称|Title=标题|Url=网址|Code=短码|Content=正文|Description=简介|Remark=备注
Reason=原因|Detail=详细说明|Type=类型|TypeName=类型名称|Kind=种类|Kinds=要收到的事件|Category=分类
Categories=分类统计|Account=账户|Expense=支出（元）|Income=收入（元）|Profit=结余（元）|Amount=金额（元）
Balance=余额（元）|PredictIncome=预计收入（元）|IsDone=是否完成|IsOverdue=是否过期|IsExpired=是否已到期
IsOn=是否启用|IsOperator=是否站长|IsCurrent=是否就是当前这个|CreatedTime=创建时间|UpdatedTime=更新时间
AddedTime=收藏时间|ExpiresTime=到期时间，空为不过期|LastUsedTime=最近使用时间|RemindTime=提醒时间
TriedTime=最近一次发送时间|VisitTime=访问时间|SeenTime=最近出现时间|Scopes=权限：read 只读，write 读写
Token=令牌，只给一次|Secret=签名密钥，只给一次|Hint=开头几位，用来辨认|Username=用户名|Password=密码|Email=邮箱
UserAgent=浏览器标识|Result=这一页的内容|Page=第几页|PageSize=每页多少条|PageCount=共几页|Total=共多少条|Totals=合计
Counts=各类数目|Updates=有更新的数目|HasUpdate=有没有更新|RelativeId=收藏内容的标识|Unavailable=暂时看不到的数目
Actors=演员|Directors=导演|Year=年份|Area=地区|Language=语言|Score=评分|Cover=封面地址|Image=图片地址
Episodes=集数列表|Link=链接|Path=站内路径|Status=状态|State=进展|Attempts=发送了几次|Note=说明|Body=发出的内容
MessageId=消息编号，即 webhook-id|Facts=事件带的内容|Example=例子|Visits=访问次数|Clicks=点击次数|Month=月份
Months=按月统计|Date=日期|Message=给人看的说明|file=上传的文件|page=第几页，从 1 开始|pageSize=每页多少条，最多 100
words=搜索词|sort=排序，前面加 - 是倒序|from=从哪天起|to=到哪天止|category=按分类筛选|account=按账户筛选|type=类型
updated=只看有更新的|Proof=工作量证明，被要求时才填|For=为哪个接口而算|kind=种类|member=会员编号|address=地址
key=标识|orderType=按什么排|type_name=类型|genre=题材|region=地区|year=年份|finished=只看完结
facets=要不要各项的数目|literal=照原词搜，不理解句子|name=名称|state=状态|source=来源|ids=编号列表|keys=标识列表
delete=要删除的标识|SourceId=来源编号|slug=短码|unit=按小时、日还是月|tag=标签|done=完成与否|month=月份，如 2026-11
Ticket=上一步给的凭据|day=哪一天|festival=节日|relation=对谁|order=排序|title=标题|typeName=类型|accepts=能收什么
target=目标|site=站点|city=城市|platform=平台|longitude=经度|latitude=纬度|similarTo=和哪件相似|id=编号|item=条目
down=只看下架的|person=谁|action=做了什么|days=多少天|group=分组|range=时间范围|guid=机器人编号|secret=密钥
DeliveryId=发送记录编号|Data=内容|Used=已用|Quota=最多|interfaceName=接口名|requestBody=原样转发的内容
cron=定时表达式|at=什么时候|workdays=只在工作日|paused=是否暂停|next=下一次|last=上一次|whenText=什么时候，用话说
nextTexts=接下来几次|today=今天|runs=执行记录|due=应在何时|dueText=应在何时，用话说|message=消息|Error=固定的错误码
Errors=哪些项填得不对|Field=哪一项|Engines=搜索引擎|Log=记录|Engine=搜索引擎|Waiting=等着的数目
RestsUntilTime=歇到什么时候|Time=时间|Pages=页面|IsOk=是否正常|Days=按天统计|Weekday=星期几，1 是星期一
IsToday=是不是今天|Items=条目|Summary=概要|IsShown=是否显示|Count=数目|IsRemoved=是否已删除|Platforms=播放平台
Sets=各集|SourceScores=各来源的评分|Collections=所在的合集|RatingHistogram=各分数的人数|MovedTo=现在的标识
Direct=是否直接可播|Source=来源|Words=搜索词|RemovedTime=删除时间|IsAdult=是否成人内容|IsShipped=是否随程序带来
SourceIds=来源编号列表|Action=做什么|OtherName=另一个名称|DoneBy=谁做的|DoneTime=什么时候做的|IsUndone=是否已撤销
Facets=各项的数目|TypeNames=各类型的数目|Genres=题材|Regions=地区|Years=各年份的数目|Value=值|Trend=名次的变化
OtherNames=别名|Initials=拼音首字母|Roles=担任什么|Works=作品|Partners=合作的人|Titles=片目|Role=身份
Needed=还差多少|IsRanked=是否已上榜|Rating=本站评分|RatingCount=评分人数|Aliases=别名|Languages=语言
ReleaseDate=上映日期|Hours=小时数|Unmeasured=不知道多长的有几部|Duration=时长（分钟）|Hot=热度|IsFinished=是否完结|Suggestions=建议的词
Understood=从句子里理解出的条件|Like=像哪一部|Offer=还可以怎么搜|People=人物或人数|Match=为什么找到|By=依据
Text=文字|Label=显示的名称|Without=去掉这一条时的搜索词|WithoutTotal=去掉之后有多少条|Groups=分组|Actions=操作种类
Person=谁|Target=对什么|Address=地址|Backups=备份列表|Progress=进度|FreeBytes=剩余空间（字节）
NeededBytes=需要的空间（字节）|IsSpaceShort=空间是否不够|NightlyTime=每晚几点备份|Keep=保留几份|Phase=做到哪一步
Done=已完成|StartedTime=开始时间|Bytes=大小（字节）|About=关于|Version=版本|Tables=数据表|Rows=行数|Files=文件数
FileBytes=文件大小（字节）|Missing=缺少的|Secrets=加密内容的数目|HoldsKey=是否含密钥|Sha256=校验值
CheckedTime=检查时间|Fault=毛病|Opening=期初余额（元）|ReconciledTime=上次对账时间|DaysLeft=本月还剩几天
Passed=本月过了几分之几|Budgets=各分类预算|Others=没有预算的分类|Spent=已花（元）|Left=还剩（元）
PerDay=每天还能花（元）|Mean=月平均（元）|Receivables=应收|Open=还没收的（元）|Before=之前|Age=过了多少天
PredictOriginal=原来预计的收入（元）|ReceiptProfit=已到账的结余（元）|Line=第几行|Class=归为哪一类
ToAccount=转到哪个账户|Day=哪一天|Bills=账单|Transfers=转账|From=从哪里|To=到哪里|Today=今天的
Overdue=过期未到的（元）|OverdueCount=过期未到的笔数|Payee=商家|IsStale=是否久未更新|Posts=文章
PublishedTime=发布时间|Excerpt=摘要|Markdown=Markdown 正文|Tags=标签|IsPinned=是否置顶|Minutes=分钟|Headings=小标题
Parts=各部分|Previous=上一篇|Next=下一篇|Level=级别|Html=HTML 正文|Picture=图片|Caption=图片说明|Term=名目
DisplayName=显示的名称|PostCount=文章数|Any=片目的数目|Market=市集的数目|Tool=工具的数目|HasPlayLinks=有没有播放地址
Players=播放器|Definition=播放器定义|Skipped=略过的|Lines=各行|ItemId=条目编号|Changes=改动|After=之后
LoggedTime=记录时间|BegunBy=谁开始的|Since=从什么时候|Added=新增数|Merged=合并数|Updated=更新数|Unchanged=没变的数目
Removed=去掉的|Failed=失败数|Gone=来源已没有的数目|FinishedTime=结束时间|LastRun=上一次|Fields=各项
Layers=各来源写的|Labels=标注|ItemTime=来源里的时间|IsGone=来源是否已没有|ParentId=回复的是哪条|IsDecided=是否已决定
ChangedBy=谁改的|ChangedTime=修改时间|Price=价格（元）|adcode=行政区划代码|province=省份|pinyin=拼音
initials=拼音首字母|letter=首字母|hot=热门|Cities=城市|count=数目|item_id=商品编号|link=链接|verdict=判断|note=说明
took_down=是否因此下架|checked_time=检查时间|images=图片|image_width=图片宽（像素）|image_height=图片高（像素）
price=价格（元）|origin_price=原价（元）|discount=折扣|return_money=返现（元）|market_type=市集分类|location=地点
content=内容|options=规格|views=浏览次数|status=状态|sample=样子|expires_time=到期时间|seen=打开时的内容|Seen=打开时的内容|Now=现在的内容|Others=被别人改过的项目|created_time=创建时间
Sources=各来源|Took=用时（毫秒）|SearchedTime=搜索时间|IsMore=是否还有|Views=浏览次数|Visitors=访客数
Bots=机器人访问次数|Searches=搜索次数|Misses=没搜到的次数|ClientErrors=浏览器报错数|ServerErrors=服务器报错数
TotalBytes=总大小（字节）|Where=在哪里|LastTime=最近一次|Queued=排队数|Running=进行中的数目|Dead=失败的数目
OldestDueTime=最早应做的时间|DeadJobs=失败的任务|LastError=最近的错误|DiedTime=失败时间|NodeVersion=Node 版本
UptimeSeconds=运行了多少秒|MemoryBytes=内存（字节）|Steps=步骤|IsDismissed=是否不再显示|Top=最多的|Owner=属于谁
url=网址|BackUrl=对方挂本站链接的页面|Check=检查结果|Pending=待审数|Approved=通过数|Refused=拒绝数|Contact=联系方式
DecidedBy=谁决定的|DecidedTime=决定时间|Alarms=告警|Robots=机器人|Mail=邮箱|Robot=机器人|Room=群|IsBad=是否异常
RungTime=告警时间|Guid=机器人编号|Rooms=群|Points=各时刻的数据|Starts=启动时间|Processes=进程|Word=一句话|Unit=单位
Share=占多少|Requests=请求数|Half=一半请求快于（毫秒）|Slow5=最慢 5% 慢于（毫秒）|Slow1=最慢 1% 慢于（毫秒）
Host=主机名|Pid=进程号|LoopMs=事件循环延迟（毫秒）|Queries=查询数|SlowQueries=慢查询数|QueryMs=查询用时（毫秒）
CacheHits=缓存命中数|Method=请求方法|Route=路由|Ms=用时（毫秒）|Did=做了什么|VisitedTime=访问时间|Place=看到哪里
Set=第几集|Seconds=第几秒|Length=总长（秒）|WatchedTime=观看时间|Unread=未读数|Group=分组|IsRead=是否已读
Choices=各类消息怎么通知|DigestHour=每日信件几点发|HasMail=有没有邮箱|HasChat=有没有绑定聊天|Inbox=进消息页
Chat=发到聊天|HasServer=有没有邮件服务器|Subject=信件标题|Base=接口地址|HasKey=有没有密钥|IsKeyLost=密钥是否读不出
NeedsKey=要不要密钥|PauseMs=两次请求之间歇多久（毫秒）|Notice=提示|Doubtful=拿不准的数目|Run=这一次|Mode=方式
Changed=改了的数目|Unmatched=没对上的数目|EndedTime=结束时间|TitleId=片目编号|Candidates=可能的条目|Reasons=原因
Things=内容|MorePath=更多结果的地址|Sections=各部分|OperatorFactor=站长是否必须两步验证|want=想看|watching=在看
watched=看过|Shelf=书架|Watched=看过的|MeanScore=平均分|LatestTime=最晚的一夜|Genre=题材|Best=最高分的|Tips=看到提示页的次数
VisitsUsed=已用的访问次数|OwnerId=主人的会员编号|OwnerName=主人的用户名|Reports=举报|ReportCount=举报数|Block=屏蔽情况
WholeHost=是否整个域名|BlockedBy=谁屏蔽的|BlockedTime=屏蔽时间|ShortUrl=短码|QqTip=QQ 里提示用浏览器打开
WechatTip=微信里提示用浏览器打开|VisitLimit=访问上限，空为不限|HasPassword=要不要密码|Rules=去哪里的规则
Doubt=为什么打开前要提醒|History=改过的指向|Turns=轮换到哪了|Until=到什么时候|On=是否启用|Devices=设备
Apps=在哪个应用里|Pick=怎么选|Condition=条件|Targets=去处|App=应用内地址|Weight=占几份|Most=最多几人
Week=一周里各小时|Bars=每一段的数目|Systems=系统|Links=链接|Slug=自选短码|Tag=标签|RunsOn=在哪里运行|Notes=说明
Keywords=关键词|Related=相关的|Input=输入|Output=输出|Brief=一句话介绍|Icon=图标|Drawing=图形|Attributes=属性
IsPageNofollow=整页是否 nofollow|LinkCount=链接数|Href=链接地址|IsNofollow=是否 nofollow|Ways=各种压缩
PlainBytes=压缩前（字节）|Asked=要求的|Got=得到的|Records=记录|Ttl=缓存秒数|Headers=响应头|Timings=各段用时
Dns=解析用时（毫秒）|Connect=连接用时（毫秒）|Tls=TLS 用时（毫秒）|FirstByte=首字节用时（毫秒）|Findings=发现
Ports=端口|Port=端口|Milliseconds=用时（毫秒）|Domain=域名|Registrar=注册商|Registered=注册日期|Expires=到期日期
NameServers=域名服务器|IsSigned=有没有 DNSSEC 签名|Hops=经过的跳转|Problem=问题|IsTrusted=证书是否可信
Names=名称列表|Protocol=协议|Cipher=加密套件|Chain=证书链|Issuer=签发者|ValidFrom=生效日期|ValidTo=失效日期
Fingerprint=指纹|parameters=参数|signature=签名|algorithm=算法|nonce=随机数|salt=盐|cost=难度|keyLength=结果长度
keyPrefix=结果的开头|keySignature=结果的签名|expiresAt=什么时候失效|data=附带内容|MustChangePassword=要不要先改密码
MustSetFactor=要不要先设两步验证|TotpTime=两步验证打开时间|RecoveryCodesLeft=还剩几个恢复码|Passkeys=通行密钥
UsedTime=最近使用时间|ValidFor=多少秒内有效|IsDisabled=是否停用|HasFactor=有没有两步验证|Device=设备
OldSecretUntil=旧密钥用到什么时候|Channels=渠道|boundTime=绑定时间|driver=渠道种类|nickname=昵称|word=口令
line=一句话说明|hears=能不能收消息|hearUrl=收消息的地址|perMinute=每分钟最多几条|rooms=群|owed=欠发的数目
sent=已发数|replies=回复数|doubtful=拿不准的数目|mode=方式|callbackUrl=回调地址|wxid=微信号|qrcode=登录二维码
avatar=头像|quietFrom=几点起不打扰|quietTo=几点止不打扰|isQuiet=现在是否不打扰|isOff=是否停用|trouble=出了什么问题
isSecretLost=密钥是否读不出|total_member=群人数|origin=来自哪里|attempts=试了几次|error=错误|isDoubtful=是否拿不准
createdTime=创建时间|doneTime=完成时间|waitsUntil=等到什么时候|Own=站内自己答的次数|OwnHits=站内自己答的，逐项|own=站内自己答的哪一项|Missed=没答上的次数
MissedWords=没答上的话|match=怎么比对|pattern=比对的文字|desc=描述|image_url=图片地址|cooldownSeconds=多少秒内不重复
position=排在第几|isOn=是否启用|hits=命中次数|times=次数|all=全部|on=开着的|failed=失败数|time=时间|event=事件
eventTitle=事件名称|filter=只要哪些|isUrgent=不打扰时段也发|targets=发给谁|lastText=上次发的|facts=可用的内容
rest=休息的日子|work=上班的日子|Relation=对谁|Relations=可以对谁|Lunar=农历|Season=节气|Festivals=节日
Focus=今天的重点|Tone=语气|DaysAway=还有几天|Upcoming=接下来的|CountedFrom=从哪天算|Holidays=放假安排|Order=顺序
Around=前后|Workdays=调休上班日|Zodiac=生肖|IsLeapMonth=是否闰月|Cells=各格|InMonth=在不在本月|HasPage=有没有页面
Duty=上班还是休息|DayOfTerm=节气第几天|Festival=节日|Style=样式|Width=宽（像素）|Height=高（像素）|linkType=链接种类
subMenus=下级菜单|Replies=回复|Spoiler=是否剧透|Nickname=昵称|Pinned=是否置顶|Likes=赞数|Liked=赞不赞|WriterState=写的人看没看过
Mine=是不是我的|ReplyCount=回复数|Reported=被举报数|HeldFor=因何待审|DeletedTime=删除时间|DeletedBy=谁删的
ModeratedBy=谁处理的|ModeratedTime=处理时间|NewKey=新的标识|WithKey=要不要带上密钥
ClientKey=程序自己的编号，重复提交只算一次|Arrived=到账金额（元）|FileName=文件名|New=新的数目|Duplicate=重复的数目
Bad=读不懂的数目|Refund=退款（元）|Net=净支出（元）|Transfer=转账（元）|Stated=文件自己写的合计|Differs=是否对不上
Differences=哪里对不上|Table=表格|Columns=列名|Samples=前几行|Guess=猜的对应|Mapping=列的对应|DateFormat=日期写法
In=收入列|Out=支出列|Direction=收支方向列|Sign=正负怎么算|OrderNo=订单号列|ResendAfter=多少秒后可以重发
RelativeIds=收藏内容的标识列表|Restored=放回的数目|Full=是否全部重采|IsEnabled=是否启用|Types=类型|Cron=定时表达式
IsUrlLost=地址是否读不出|CompleteTime=上次完整采集时间|Ids=编号列表|Change=会修改的数目|datum=数据
down_reason=下架原因|link_state=链接状态|updated_time=更新时间|Ago=多少毫秒之前|Places=看到的位置|Stack=调用栈
Rotation=转了多少度|OriginPrice=原价（元）|Discount=折扣|Box=位置框|Confidence=可信度|X=横坐标|Y=纵坐标
shareId=分享者的会员编号|path=路径|ValidDays=有效天数|Counted=要不要计点击|Agreed=看过提醒，继续打开
Tip=要提示用浏览器打开的应用|IsIos=是不是苹果设备|Stop=为什么不直接打开|Add=会新增的数目
Credential=浏览器给的通行密钥答复|response=答复|clientDataJSON=浏览器签的内容|challenge=要签的随机数
SentTo=发到哪个邮箱|Uri=验证器用的地址|Answer=对方回答的开头|code=验证码|endsTime=什么时候失效|fields=各项|text=文字
room=群|isArrived=是否到达|answer=回答|ms=用时（毫秒）|timer=定时|dryRun=只预览不发|msg=说明|picture=图片|image=图片
faults=写错的地方|sizes=各渠道的长度|troubles=问题|planText=计划，用话说|planFault=计划的问题|variables=可用的变量
field=哪一项|length=长度|isEstimated=是否推算|bytes=大小（字节）|limit=上限|meaning=意思|value=值|isGroup=是不是群
reply=回复|ruleId=规则编号|why=为什么|things=内容|Actual=实际余额（元）|Item=条目|Blocked=屏蔽还是解除
Disabled=是否暂停|Frozen=是否冻结|OldPassword=原密码|RecoveryCodes=恢复码|revived=补发的数目|run=立即执行
deleted=是否删除|user/Code=收到的验证码|code/Code=收到的验证码|security/Code=错误码|any/Key=片目的标识|any/Type=类型
collect/Type=1 片目，2 市集，3 工具|collect/Name=收藏内容的名称|short_url/Url=指向的网址|short_url/Link=完整的短链接
short_url/State=能不能打开|short_url/Password=打开时要的密码|short_url/Name=名称|short_url/From=从几点起
short_url/To=到几点止|short_url/Reason=举报或屏蔽的原因|short_url/Share=占多少比例|short_url/Days=星期几，或按天统计|Medium=推广的方式|Campaign=推广的活动|short_url/Term=推广的关键词|short_url/Source=推广的来源|short_url/Content=推广的内容|short_url/Unit=按小时、日还是月
bill/Before=上个月的|bill/From=转出账户|bill/To=转入账户|bill/IsDone=是否已完成|webhook/Url=接收消息的网址
webhook/Id=Webhook 编号|webhook/State=waiting 等待，done 送达，failed 没送到|webhook/Status=对方回答的 HTTP 状态
token/Name=令牌的名称|history/Key=页面的标识
CoverChoice=封面用哪一种：site 随本站，given 海报，drawn 画的|CoverFrom=海报来自哪里|lists=片单的条数|Followed=关注的片单
With=已收进这一部的片单|IsPublic=是否公开|IsMine=是不是自己的|IsFollowed=是否已关注|Followers=关注的人数|First=最前面的几部
minPrice=最低价（元）|maxDiscount=最多几折，0.8 是八折|IsName=真有商品这样叫|MinPrice=最低价（元）
MaxPrice=最高价（元）|MaxDiscount=最多几折，0.8 是八折|Within=多少公里以内|City=城市|Unmet=没法筛选的词|Occasions=说到的场合
show=只看哪些|shop=店铺|maxPrice=最高价（元）|within=多少公里以内|like=像哪一件的编号|fitting=是否连适合这个场合的也找|Shown=会显示成的样子|Art=绘制封面的样式
Locks=锁住的项|GivenCover=来源给的封面|SiteTitle=站名|IsNewer=是否比现在新|CanRestart=能不能在网页上恢复|There=备份里的数目
Here=现在的数目|Restore=恢复的情况|IsAsked=是否已经要求|Outcome=结果|Found=找到的|Monthly=折合每月（元）|Way=收还是支|Every=多久一次
NextDate=下一次的日期|Times=出现次数|LastDate=最近一次的日期|Varies=金额是否不固定|Payees=对方|Largest=最大的几笔
LockedSets=锁住的选集|IsLocked=是否锁住|Said=各来源的说法|IsSet=是否已设置|IsGiven=是否由环境变量指定|below=低于多少元就提醒
lowest=最低价（元）|mean=平均价（元）|steps=价格变化|by_member=是不是会员发布|Goods=商品|Shops=店铺|All=全部|Recent=最近的
Unused=没人用的|Alt=图片说明|UseCount=用在几处|Uses=用在哪里|channel=渠道|askedText=问了什么|isHeld=是否由人接待
canAnswer=能不能回复|Answers=回复的是哪一条|Lock=要锁住的项|Unlock=要解锁的项|SiteName=站名，用来确认|Upload=这次上传的编号
Offset=从第几个字节起|Received=已收到多少字节|Shop=店铺|Degree=把握：sure 认准，look 要看一眼，unsure 没认准|IsSent=是否已发出
district=所在的区|reason=原因|Turn=转几个 90 度|Weakest=最没把握的字的可信度|isTest=是否只发到测试群|isDone=是否已处理|Faults=写错的地方
`;

let words: Map<string, string> | undefined;

function table(): Map<string, string> {
  const pairs = FIELD_WORDS.trim().split(/[|\n]/);
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

/** The group is the part of the API that a field belongs to. */
export function meaningOf(name: string, group = ''): string {
  words ??= table();
  return words.get(`${group}/${name}`) ?? words.get(name) ?? '';
}
