// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import PackageDescription

#if os(macOS)
  let isLinux = false
#else
  let isLinux = true
#endif

// A command line without shared libraries starts in a quarter of the time. It is optional, because
// not every system has the static libraries. `scripts/tools` sets the variable.
let isStatic = Context.environment["TINTYPE_STATIC"] == "1"

// Modules have no debug information, unless the variable is `full`: then debuggers can step through
// Tintype. SwiftPM adds `-g` after these options, so the front end has its own. With `none`, which
// `.ci/run` and `tintype` set, tests have none either, another linker links faster, and modules are
// compiled as wholes, in two thirds of the time. SwiftPM's option for incremental builds then causes
// a remark for each module, which users should not have to read.
let debugInformation = Context.environment["TINTYPE_DEBUG_INFO"]
let isSmall = debugInformation == "none"
let withoutDebugInformation = ["-Xfrontend", "-gnone"]
let asWholes = [
  "-disable-batch-mode", "-whole-module-optimization", "-no-emit-module-separately-wmo",
  "-num-threads", "2",
]
let compilation: [SwiftSetting] =
  debugInformation == "full"
  ? []
  : [
    .unsafeFlags((isSmall ? asWholes : []) + withoutDebugInformation, .when(configuration: .debug))
  ]
let debugInfo: [SwiftSetting] = isSmall ? [.unsafeFlags(withoutDebugInformation)] : []
let linker: [LinkerSetting] =
  isSmall ? [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))] : []

// Test runs are debug builds; loops over pixels and bytes must be fast there too.
let optimized: [CSetting] = [.unsafeFlags(["-O3"])]
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]
let dynamicLoading: [LinkerSetting] = [.linkedLibrary("dl", .when(platforms: [.linux]))]
// The modules that only the other platform has. Rows name them without a condition.
let missing =
  isLinux ? ["CTintypeCodecs", "CTintypePango"] : ["Publishers", "Resources", "SwiftUI"]
func names(of targets: [Target]) -> String { targets.map(\.name).joined(separator: " ") }
func libraries(_ names: String...) -> [LinkerSetting] { names.map { .linkedLibrary($0) } }

/// A folder of targets, each in a folder with its name.
///
/// The strings after a name are the modules that the target uses, separated by spaces. All names
/// are without the prefix `Tintype`. `scripts/checks/modules` compares them with the imports and the
/// layers in ARCHITECTURE.md.
struct Layer {
  var folder: String
  var root = "Sources"
  var names: [SwiftSetting] = []

  func module(
    _ name: String, _ uses: String..., exclude: [String] = [], hasResources: Bool = false,
    c: [CSetting] = [], swift: [SwiftSetting] = [], links: [LinkerSetting] = []
  ) -> Target {
    .target(
      name: full(name), dependencies: modules(uses), path: "\(root)/\(folder)/\(full(name))",
      exclude: exclude, resources: hasResources ? [.process("Resources")] : nil, cSettings: c,
      swiftSettings: names + swift + compilation, linkerSettings: links + linker)
  }

  func program(_ name: String, _ uses: String..., links: [LinkerSetting] = []) -> Target {
    .executableTarget(
      name: full(name), dependencies: modules(uses), path: "\(root)/\(folder)/\(full(name))",
      swiftSettings: names + compilation, linkerSettings: links + linker)
  }

  /// Tests of a module, which they use, or tests with a complete name that ends with `Tests`.
  func tests(
    _ name: String, _ uses: String..., exclude: [String] = [], swift: [SwiftSetting] = []
  ) -> Target {
    let target = name.hasSuffix("Tests") ? name : "\(full(name))Tests"
    return .testTarget(
      name: target, dependencies: modules(target == name ? uses : [name] + uses),
      path: "Tests/\(folder)/\(target)", exclude: exclude,
      swiftSettings: names + swift + debugInfo, linkerSettings: linker)
  }

  private func modules(_ uses: [String]) -> [Target.Dependency] {
    uses.flatMap { $0.split(separator: " ").map(String.init) }.filter { !missing.contains($0) }
      .map { .byName(name: full($0)) }
  }

  private func full(_ name: String) -> String {
    let complete = ["Tintype", "CTintype", "SnapshotTesting", "InlineSnapshotTesting", "_"]
    return (complete + ["ChartsUsage", "SwiftUIUsage"]).contains(where: name.hasPrefix)
      ? name : "Tintype\(name)"
  }
}

let (base, engine) = (Layer(folder: "Base"), Layer(folder: "Engine"))
let (concurrency, snapshots) = (Layer(folder: "Concurrency"), Layer(folder: "Snapshots"))
let (testing, tools) = (Layer(folder: "Testing"), Layer(folder: "Tools"))
let (examples, development) = (Layer(folder: "Examples"), Layer(folder: "Development"))
let support = Layer(folder: "Support", root: "Tests")

let targets: [Target] = [
  base.module("CTintypeDigests", c: optimized),
  base.module("CTintypeProcesses"), base.module("CTintypeSignals"),
  base.module("CTintypeThreadStack"), base.module("JSON"),
  base.module("Base", "CTintypeDigests CTintypeProcesses JSON"),
  base.module("SourceEditing"),
  base.tests("Base"), base.tests("SourceEditing", "SourceEditingTestSupport"),

  // Archives do not name what they need, such as zlib.
  engine.module(
    "CTintypePixels", "CTintypeCodecs", c: optimized,
    links: libraries("png", "deflate", "xxhash") + (isStatic ? libraries("z") : [])),
  // The default font, as bytes in the program: it needs no package and is the same everywhere.
  engine.module("CTintypeFonts", exclude: ["Inter", "JetBrainsMono"]),
  // The folder Checks is for `scripts/checks/headers`.
  engine.module(
    "CTintypeCairo", "CTintypePango", exclude: ["Checks"],
    links: libraries(
      "cairo", "pangocairo-1.0", "pangoft2-1.0", "pango-1.0", "gobject-2.0", "fontconfig",
      "freetype", "harfbuzz", "pixman-1")),
  engine.module("Scene", "CTintypeDigests Base"),
  engine.module("Components", "CTintypeThreadStack Base Scene"),
  engine.module("Reverting", "Components"), engine.module("Imaging", "CTintypePixels Base"),
  engine.module("Cairo", "CTintypeCairo CTintypeFonts CTintypePixels Base Imaging Scene"),
  engine.tests("Scene", "Base Components ComponentsTestSupport TestSupport"),
  engine.tests("Components", "Base ComponentsTestSupport Gallery Scene TestSupport"),
  engine.tests("Imaging", "Base"),
  engine.tests("Cairo", "CTintypeCairo Base Components Imaging Scene TestSupport"),

  concurrency.module("CTintypeTaskHooks", links: dynamicLoading),
  concurrency.module("TaskCapture", "CTintypeTaskHooks"),
  concurrency.module("Schedulers", "CTintypeTaskHooks TaskCapture"),
  concurrency.module("Scheduling", "Publishers Schedulers"),
  concurrency.module("Doubles", "Scheduling TaskCapture"),
  concurrency.tests("Scheduling", "Base Schedulers TaskCapture"),
  concurrency.tests("Doubles", "TaskCapture"),

  snapshots.module("Runs", "Base"), snapshots.module("Snapshots", "CTintypeSignals Base Runs"),
  snapshots.module("Stores", "Base Runs Snapshots"),
  snapshots.module("Comparison", "Base Imaging Runs Scene Snapshots Stores"),
  snapshots.module("Audits", "Base CTintypePixels Comparison Imaging Scene Snapshots"),
  snapshots.tests(
    "Audits", "Tintype Base Cairo Comparison Components Gallery Imaging Scene Snapshots"),
  snapshots.tests("Runs", "Base Comparison Imaging Snapshots SnapshotsTestSupport TestSupport"),
  snapshots.tests(
    "Snapshots", "Base Comparison Components Imaging Runs Scene Scheduling",
    "SnapshotsTestSupport TestSupport"),
  snapshots.tests("Stores", "Base Runs Snapshots"),
  snapshots.tests(
    "Comparison", "Components Imaging Scene Snapshots SnapshotsTestSupport TestSupport"),

  testing.module("CTintypeTestLoader"),
  testing.module("Assertions", "CTintypeTestLoader Base Runs Snapshots SourceEditing TaskCapture"),
  testing.module("SnapshotTesting", "Assertions Snapshots"),
  testing.module("SnapshotTestingCustomDump", "CTintypeThreadStack SnapshotTesting"),
  testing.module(
    "InlineSnapshotTesting", "SnapshotTesting SnapshotTestingCustomDump Assertions Base Runs",
    "Snapshots SourceEditing"),
  testing.module("CTintypeLoader"),
  testing.module(
    "Tintype", "CTintypeLoader Assertions Cairo Comparison Components Imaging Reverting Schedulers",
    "Snapshots TaskCapture"),
  // Tintype connects pending work with assertions when it is loaded.
  testing.module("DoublesTesting", "Tintype Assertions Doubles Scheduling Snapshots"),
  testing.module(
    "AuditTesting", "Tintype Assertions Audits Comparison Components Scene Schedulers Snapshots"),
  testing.tests("AuditTesting", "Components Tintype"),
  testing.tests("Assertions", "Runs Snapshots"),
  testing.tests(
    "Tintype", "SnapshotTesting Cairo Comparison Components Doubles DoublesTesting Imaging",
    "Runs Scene Scheduling Snapshots SnapshotsTestSupport TestSupport"),
  testing.tests(
    "InlineSnapshotTesting", "Base Runs Snapshots SourceEditing SourceEditingTestSupport",
    "TestSupport"),

  // The page's script and style sheet, as bytes in the program: a tool that is copied elsewhere
  // takes no folder of resources with it.
  tools.module("CTintypeReportPage", exclude: ["Page"]),
  tools.module("Git", "Base"), tools.module("CodeBases", "Base JSON SourceEditing"),
  tools.module("Reports", "CTintypeReportPage Base Comparison Git Imaging Runs Scene Snapshots"),
  tools.module("CommandLine", "Base Imaging Runs"),
  // The library for HTTP is loaded when needed; a program without shared libraries cannot load it.
  tools.module(
    "CTintypeServer", exclude: ["Checks"], c: isStatic ? [.define("TINTYPE_STATIC")] : [],
    links: dynamicLoading),
  tools.module("Server", "CTintypeServer"), tools.module("Terminal", "Imaging"),
  tools.module("CTintypeObjectCode", "CTintypeDigests", c: optimized),
  // Starts fast, because it links no code that paints.
  tools.program(
    "CLI",
    "CTintypeObjectCode CTintypePixels Audits Base CodeBases CommandLine Comparison Git Imaging",
    "JSON Reports Runs Server Snapshots SourceEditing Stores Terminal",
    links: isStatic ? [.unsafeFlags(["-static-executable"])] : []),
  tools.program(
    "PaintCLI",
    "Audits Base Cairo CommandLine Comparison Git Imaging Reports Runs Scene Snapshots Stores"),
  tools.tests(
    "Reports", "Base Comparison Imaging Reliability ReportsTestSupport Runs Scene Snapshots",
    "TestSupport"),
  tools.tests(
    "CLI", "Audits Base Cairo CodeBases CommandLine Comparison Components Git Imaging PaintCLI",
    "Reports ReportsTestSupport Runs Scene Snapshots SourceEditing Stores Terminal TestSupport"),
  tools.tests("CodeBases", "Base SourceEditing SourceEditingTestSupport"),
  tools.tests("Server", "CTintypeServer TestSupport"), tools.tests("Terminal", "Imaging"),

  examples.module("Gallery", "Components Doubles Imaging Scheduling"),
  examples.program(
    "GalleryCLI", "Base Cairo Comparison Components Gallery Imaging Reverting Runs Snapshots"),
  // The icons are symbols that an example of a guide reads.
  examples.tests(
    "Gallery", "SnapshotTesting Tintype Base Cairo Causes Comparison Components Doubles",
    "DoublesTesting GalleryCLI GalleryTestSupport Imaging Scheduling Snapshots TestSupport",
    exclude: ["Guides/Examples/Icons"]),

  // No product contains these.
  development.module("Browser", "Base"),
  development.program("BrowserCLI", "Browser Imaging"),
  development.module("SampleRuns", "Base Comparison Components Imaging Runs Snapshots"),
  development.program(
    "Benchmarks", "CTintypeCairo CTintypePixels Tintype Audits Base Browser Cairo Comparison",
    "Components Gallery Imaging Reports Runs SampleRuns Scene Scheduling Snapshots SwiftUI"),
  development.program(
    "Determinism", "Base Cairo Comparison Components Gallery Imaging Resources Snapshots"),
  development.program(
    "Fuzzing", "CTintypePixels Tintype Base Cairo Comparison Components Imaging Runs SampleRuns",
    "Snapshots SourceEditing"),
  development.program("Causes", "Base Cairo Comparison Components Gallery Imaging Reverting"),
  development.program("AuditAccuracy", "Audits Base Cairo Comparison Imaging Scene Snapshots"),
  development.program("Variants", "Base SourceEditing"),
  development.program("Reliability", "Base Reports Runs Snapshots"),
  development.tests("Benchmarks", "Tintype Base Imaging Reports Runs"),
  development.tests(
    "Browser", "Base BrowserCLI Comparison Imaging Reports Runs SampleRuns Server Snapshots",
    "TestSupport"),
  development.tests(
    "Determinism", "Base Cairo Comparison Components Imaging Resources Snapshots TestSupport"),
  development.tests("Fuzzing", "Base Imaging"), development.tests("Variants"),
  // They fail, crash or exit if a variable is set, for `scripts/measure/reliability`.
  development.tests("TintypeReliabilityTests", "Tintype Runs Snapshots"),

  support.module("ComponentsTestSupport", "Components Scene"), support.tests("TestSupport"),
  support.module("GalleryTestSupport", "Gallery Scheduling"),
  support.module("ReportsTestSupport", "Comparison Imaging Reports Runs Scene"),
  support.module("SnapshotsTestSupport", "Comparison Components Imaging Runs Scene Snapshots"),
  support.module("TestSupport", "Tintype Base Resources Server Snapshots"),
  support.module("SourceEditingTestSupport", "SourceEditing"),
]

// On macOS pkg-config finds libraries. On Linux no target has a `pkgConfig`: SwiftPM would read its
// `.pc` files in every package that depends on Tintype, and warn about flags such as `-pthread`.
let macOSTargets = [
  ("CTintypeCodecs", "libpng libdeflate libxxhash", ["libpng", "libdeflate", "xxhash"]),
  (
    "CTintypePango", "pangocairo pangoft2 pixman-1",
    ["cairo", "pango", "fontconfig", "freetype", "harfbuzz", "pixman", "glib"]
  ),
].map {
  Target.systemLibrary(
    name: $0, path: "Sources/Engine/\($0)", pkgConfig: $1, providers: [.brew($2)])
}

// The frameworks of Apple that work, and those whose views are placeholders, with the modules that
// they use. CoreText, CoreTransferable and UniformTypeIdentifiers have names of the module SwiftUI.
let working: KeyValuePairs = [
  "ActivityKit": "", "AppIntents": "SwiftUI", "CommonCrypto": "CTintypeDigests CryptoKit",
  "CoreData": "Combine Foundation Schedulers", "CoreGraphics": "UIKit",
  "CoreImage": "CTintypeImageFilters CTintypePixels Scene Schedulers UIKit",
  "CryptoKit": "CTintypeDigests Schedulers", "DeveloperToolsSupport": "UIKit",
  "GameplayKit": "Schedulers", "ImageIO": "UIKit", "OSLog": "OS", "Playgrounds": "Macros",
  "QuartzCore": "UIKit", "SwiftData": "Foundation Macros SwiftUI", "TipKit": "Macros SwiftUI",
  "UserNotifications": "", "WidgetKit": "ActivityKit AppIntents Macros SwiftUI", "simd": "",
]
let placeholders: KeyValuePairs = [
  "AVFAudio": "AVFoundation", "AVFoundation": "AudioToolbox Combine CoreMedia Foundation UIKit",
  "AVKit": "AVFoundation SwiftUI UIKit", "AppTrackingTransparency": "",
  "AudioToolbox": "Foundation", "AuthenticationServices": "Combine SwiftUI UIKit",
  "BackgroundTasks": "", "CloudKit": "CoreLocation", "Contacts": "",
  "ContactsUI": "Contacts SwiftUI UIKit", "CoreBluetooth": "", "CoreHaptics": "Combine",
  "CoreLocation": "Combine", "CoreLocationUI": "CoreLocation SwiftUI", "CoreML": "",
  "CoreMedia": "CoreVideo", "CoreMotion": "Combine",
  "CoreSpotlight": "Foundation UniformTypeIdentifiers", "CoreText": "Foundation SwiftUI",
  "CoreTransferable": "SwiftUI", "CoreVideo": "", "EventKit": "CoreLocation UIKit",
  "EventKitUI": "EventKit UIKit", "FoundationModels": "Macros", "GameKit": "GameplayKit UIKit",
  "HealthKit": "", "Intents": "Foundation", "LinkPresentation": "Foundation SwiftUI UIKit",
  "LocalAuthentication": "Combine", "MapKit": "CoreLocation Foundation SwiftUI UIKit",
  "MediaPlayer": "UIKit", "MessageUI": "UIKit",
  "MobileCoreServices": "UIKitModule UniformTypeIdentifiers", "Network": "Combine Foundation",
  "PDFKit": "UIKit", "PassKit": "SwiftUI UIKit", "PencilKit": "UIKit", "Photos": "Combine UIKit",
  "PhotosUI": "Photos SwiftUI", "QuickLook": "UIKit", "SafariServices": "UIKit",
  "SceneKit": "SwiftUI UIKit", "ServiceManagement": "Foundation", "Speech": "AVFoundation",
  "SpriteKit": "Combine SwiftUI UIKit", "StoreKit": "Combine SwiftUI UIKit",
  "Translation": "SwiftUI", "UniformTypeIdentifiers": "SwiftUI", "VisionKit": "UIKit",
  "WatchConnectivity": "", "WeatherKit": "Combine CoreLocation", "WebKit": "SwiftUI",
]

// The modules that SwiftUI sources import on Linux. If they were named as Apple's, they would be
// visible to all packages of a graph, in which `#if canImport(SwiftUI)` would then be true. So each
// target that imports them renames them by `-module-alias`.
let aliases =
  (["Charts", "Combine", "SwiftUI"] + working.map(\.key) + placeholders.map(\.key))
  .map { "\($0)=Tintype\($0)" } + ["UIKit=TintypeUIKitModule", "os=TintypeOS"]
let appleNames: [SwiftSetting] = [.unsafeFlags(aliases.flatMap { ["-module-alias", $0] })]
let apple = Layer(folder: "AppleFrameworks", names: appleNames)
// On Apple's systems, files that import only Foundation can use these modules.
let foundation = ["-import-module", "Combine", "-import-module", "Observation"]
let frontend = SwiftSetting.unsafeFlags(foundation.flatMap { ["-Xfrontend", $0] })
let samples = Layer(folder: "Examples/Samples", names: appleNames + [frontend])
let interface = Layer(folder: "Interface", root: "Tests", names: appleNames)
let boxes = Layer(folder: "AppleFrameworks/Placeholders", names: appleNames)
let frameworks = working.map { apple.module($0, $1) } + placeholders.map { boxes.module($0, $1) }
// Required by files that import both `Testing` and one of the modules.
let overlays = ["CoreGraphics", "CoreImage", "UIKit"].map { apple.module("_Testing_\($0)") }
let usages = "CTintypeUnavailable OS SwiftUI UIKitModule " + names(of: frameworks)

// Applications as they are written for Apple's systems, without a condition for Linux.
let sampleApps: [Target] = [
  samples.module("SampleBookshop", "Combine SwiftUI", hasResources: true),
  samples.module("SampleDuplicatePhotos", "Gallery SwiftUI", swift: swift5),
  samples.module("SampleGomaUI", "Combine Gallery SwiftUI", swift: swift5),
  samples.module("SampleHarbor", "SwiftUI", hasResources: true, swift: swift5),
  samples.module("SampleHearth", "Charts SwiftUI", hasResources: true),
  samples.module("SampleImageViewer", "Combine Gallery SwiftUI"),
  samples.module("SampleJourneys", "SwiftUI", hasResources: true),
  samples.module("SampleLifeSignal", "Doubles Gallery SwiftUI", swift: swift5),
  samples.module(
    "SampleOrchard", "AppIntents Charts SwiftData SwiftUI WidgetKit", hasResources: true),
  samples.module("SamplePantry", "SwiftUI", hasResources: true),
  samples.module("SampleQuill", "SwiftUI UIKitModule", hasResources: true, swift: swift5),
  samples.module("SampleSketchbook", "Charts SwiftUI", hasResources: true),
  samples.module("SampleTally", "SwiftUI", hasResources: true, swift: swift5),
]

let linuxTargets: [Target] = [
  // On macOS, TintypeScheduling exports the publishers of the system.
  concurrency.module("Publishers", "Schedulers"),

  // The libraries for files other than PNG are loaded when they are first needed.
  apple.module("CTintypeImageFiles", exclude: ["Checks"], links: dynamicLoading),
  // The frameworks that do not exist, as modules of Clang with Apple's names.
  apple.module("CTintypeUnavailable"),
  apple.module("CTintypeFoundation"), apple.module("CTintypeImageFilters", c: optimized),
  apple.module("CTintypeOS"), apple.module("OS", "CTintypeOS"),
  apple.module(
    "Foundation", "CTintypeConformances CTintypeFoundation Schedulers",
    links: libraries("_FoundationICU")),
  apple.module(
    "Resources", "CTintypeImageFiles CTintypePixels Components Foundation Imaging Scene"),
  apple.module(
    "UIKit", "CTintypeFoundation Components Foundation Imaging Resources Scene Scheduling"),
  apple.module("UIKitModule", "CoreText Foundation SwiftUI UIKit UserNotifications"),
  apple.module("Combine", "Foundation Scheduling TaskCapture"),
  apple.module("CTintypeConformances", links: dynamicLoading),
  apple.module("MacroExpansion", "JSON SourceEditing"),
  // The compiler starts it. It does not depend on swift-syntax, which takes minutes to compile.
  .macro(
    name: "TintypeMacros", dependencies: ["TintypeMacroExpansion"],
    path: "Sources/AppleFrameworks/TintypeMacros", swiftSettings: appleNames + compilation,
    linkerSettings: linker),
  apple.module(
    "SwiftUI", "CTintypeConformances CTintypeTaskHooks Tintype Assertions Audits Base Cairo",
    "Combine Comparison Components CoreData Foundation Imaging Macros Resources Runs Scene",
    "Scheduling Snapshots TaskCapture UIKit UserNotifications", exclude: ["README.md"]),
  apple.module("Charts", "SwiftUI"),
  apple.tests("Resources", "Base Components Imaging Scene TestSupport"),
  apple.tests("UIKit", "Base Components Imaging Scene TestSupport UIKitModule _Testing_UIKit"),
  apple.tests("TintypeMacrosTests", "JSON MacroExpansion"),
  // Sources that import Combine only, in both language modes.
  apple.tests(
    "CombineTests", "Combine Scheduling", swift: [.enableUpcomingFeature("MemberImportVisibility")]),
  apple.tests("CombineSwift5Tests", "Combine", swift: swift5),
  apple.tests(
    "SwiftUITests", "SnapshotTesting Tintype AVKit Cairo Combine Comparison Components CoreText",
    "Foundation Imaging MapKit PassKit PhotosUI Runs SceneKit Scene Snapshots StoreKit SwiftUI",
    "TestSupport UIKitModule WebKit"),
  apple.tests(
    "SystemFrameworksTests", "AVFoundation CommonCrypto CoreImage CryptoKit Foundation",
    "FoundationModels GameplayKit LinkPresentation LocalAuthentication MapKit Network Schedulers",
    "CloudKit Contacts EventKit HealthKit PDFKit StoreKit _Testing_CoreImage simd"),
  apple.tests("ChartsTests", "SnapshotTesting Charts SwiftUI"),
  apple.tests("CoreDataTests", "SnapshotTesting Combine CoreData SwiftUI"),
  apple.tests("SwiftDataTests", "SnapshotTesting Scheduling SwiftData SwiftUI"),
  apple.tests(
    "FrameworksTests", "SnapshotTesting ActivityKit AppIntents OS OSLog SwiftUI TipKit",
    "UserNotifications WidgetKit"),
  examples.tests(
    "SwiftUISamplesTests", names(of: sampleApps), "SnapshotTesting Tintype AppIntents Cairo",
    "Combine Comparison Components Doubles Gallery GalleryTestSupport Scene SwiftData SwiftUI",
    "TestSupport UIKit WidgetKit", swift: appleNames + swift5),
  // `SwiftUIUsage` and `ChartsUsage` call each overload of the module, in both language modes.
  interface.module("SwiftUIUsage", usages),
  interface.module("SwiftUIUsageSwift5", usages, swift: swift5),
  interface.module("ChartsUsage", "Charts SwiftUI"),
  interface.module("ChartsUsageSwift5", "Charts SwiftUI", swift: swift5),
]

let libraryProducts = [
  "SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump", "TintypeDoublesTesting",
  "Tintype", "TintypeAuditTesting", "TintypeComponents", "TintypeDoubles", "TintypeImaging",
  "TintypeScheduling",
].map { Product.library(name: $0, targets: [$0]) }

let swiftUIModules =
  ["TintypeSwiftUI", "TintypeCharts", "TintypeCombine", "TintypeUIKitModule", "TintypeOS"]
  + ["CTintypeUnavailable"] + (overlays + frameworks).map(\.name)
let linuxProducts: [Product] = [
  .library(name: "SwiftUIOnLinux", targets: swiftUIModules),
  .library(name: "UIKitOnLinux", targets: ["TintypeUIKitModule", "_Testing_UIKit"]),
]

// What the sources of apps and their tests import, as a shared library that `tintype` builds once
// for all code bases.
let isEngine = Context.environment["TINTYPE_ENGINE"] == "1"
let engineProducts: [Product] = [
  .library(name: "TintypeEngine", type: .dynamic, targets: swiftUIModules + ["SnapshotTesting"])
]

let package = Package(
  name: "Tintype", platforms: [.macOS(.v15)],
  products: libraryProducts + (isLinux ? linuxProducts : []) + (isEngine ? engineProducts : []) + [
    .executable(name: "tintype", targets: ["TintypeCLI"]),
    .executable(name: "tintype-paint", targets: ["TintypePaintCLI"]),
    .executable(name: "gallery", targets: ["TintypeGalleryCLI"]),
  ],
  targets: targets + (isLinux ? linuxTargets + frameworks + overlays + sampleApps : macOSTargets),
  swiftLanguageModes: [.v6]
)
