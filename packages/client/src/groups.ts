/** Everyday names: which method of which group stands for which operation. */

/** Every other operation is there under `call`. */
// biome-ignore format: a table reads in columns
export const GROUPS = {
  charts: {
    birth:            'birthChartV2',
    natal:            'westernNatalChart',
    synastry:         'westernSynastry',
    composite:        'compositeWestern',
    transits:         'transitChartWestern',
    progressions:     'progressionsWestern',
    solarReturn:      'solarReturnWestern',
    navamsa:          'navamsa',
    dashas:           'vimshottariDasha',
    doshas:           'allDoshas',
    yogas:            'yogaDetection',
    shadbala:         'shadbala',
  },
  compatibility: {
    match:            'compatibility',
    poruthams:        'nakshatraPorutham',
    nadiDosha:        'nadiDosha',
  },
  questions: {
    ask:              'astrologyQuery',
    askMany:          'astrologyQueryBatch',
    chat:             'astrologyChat',
  },
  conversations: {
    list:             'listConversations',
    get:              'getConversation',
    remove:           'deleteConversation',
    extend:           'extendConversation',
  },
  reports: {
    catalog:          'prebuiltCatalog',
    item:             'prebuiltCatalogItem',
    make:             'prebuiltGenerate',
    get:              'prebuiltReport',
    remove:           'prebuiltDelete',
  },
  days: {
    today:            'panchangToday',
    on:               'panchangOn',
    muhurtas:         'muhurtaForEvent',
  },
  usage: {
    summary:          'usage',
    wallet:           'usageWallet',
    history:          'usageHistory',
    models:           'usageModels',
  },
  webhooks: {
    subscribe:        'subscribeAlerts',
    list:             'listAlerts',
    get:              'getAlert',
    change:           'changeAlert',
    remove:           'deleteAlert',
    test:             'testAlert',
    deliveries:       'listDeliveries',
    rotateSecret:     'rotateAlertSecret',
    redeliver:        'redeliver',
  },
  vastu: {
    assess:           'vastuAssessment',
    assessMany:       'vastuAssessmentBatch',
    badge:            'vastuBadge',
    checkZone:        'vastuZoneCheck',
    place:            'vastuPlacement',
    zoneOfBearing:    'vastuBearingZone',
    editions:         'vastuRulesVersions',
    compareEditions:  'vastuCompareVersions',
  },
  ar: {
    anchors:          'arAnchors',
    textures:         'arZoneTextures',
    merge:            'arCaptureMerge',
    challenge:        'attestationChallenge',
  },
  archive: {
    put:              'putProperty',
    get:              'getProperty',
    summary:          'archiveSummary',
    tier:             'archiveTier',
    export:           'archiveExport',
    erase:            'archiveDelete',
  },
  receipts: {
    verify:           'receiptVerify',
    keys:             'receiptKeys',
  },
} as const;
