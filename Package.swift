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

// A build of everything takes a sixth less time without debug information, and links faster with
// another linker. `.ci/run` sets the variable for all of its builds.
let isSmall = Context.environment["TINTYPE_DEBUG_INFO"] == "none"
let debugInfo: [SwiftSetting] = isSmall ? [.unsafeFlags(["-gnone"])] : []
let linker: [LinkerSetting] =
  isSmall ? [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))] : []

// Test runs are debug builds; loops over pixels and bytes must be fast there too.
let optimized: [CSetting] = [.unsafeFlags(["-O3"])]
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]
let dynamicLoading: [LinkerSetting] = [.linkedLibrary("dl", .when(platforms: [.linux]))]
func names(of targets: [Target]) -> String { targets.map(\.name).joined(separator: " ") }
func libraries(_ names: String...) -> [LinkerSetting] { names.map { .linkedLibrary($0) } }

/// A folder of targets, each in a folder with its name.
///
/// `uses` has strings with names of modules, separated by spaces and without the prefix `Tintype`.
/// `scripts/checks/modules` compares them with the imports and the layers in ARCHITECTURE.md.
struct Layer {
  var folder: String
  var root = "Sources"
  var names: [SwiftSetting] = []

  func module(
    _ name: String, uses: String..., exclude: [String] = [], hasResources: Bool = false,
    c: [CSetting] = [], swift: [SwiftSetting] = [], links: [LinkerSetting] = []
  ) -> Target {
    .target(
      name: name, dependencies: modules(uses), path: "\(root)/\(folder)/\(name)", exclude: exclude,
      resources: hasResources ? [.process("Resources")] : nil, cSettings: c,
      swiftSettings: names + swift + debugInfo, linkerSettings: links + linker)
  }

  func program(_ name: String, uses: String..., links: [LinkerSetting] = []) -> Target {
    .executableTarget(
      name: name, dependencies: modules(uses), path: "\(root)/\(folder)/\(name)",
      swiftSettings: names + debugInfo, linkerSettings: links + linker)
  }

  func tests(
    _ name: String, uses: String..., exclude: [String] = [], swift: [SwiftSetting] = []
  ) -> Target {
    .testTarget(
      name: name, dependencies: modules(uses), path: "Tests/\(folder)/\(name)", exclude: exclude,
      swiftSettings: names + swift + debugInfo, linkerSettings: linker)
  }

  /// The tests of a module, which they use.
  func tests(of module: String, uses: String..., exclude: [String] = []) -> Target {
    tests("\(module)Tests", uses: module, uses.joined(separator: " "), exclude: exclude)
  }

  private func modules(_ uses: [String]) -> [Target.Dependency] {
    let complete = ["Tintype", "CTintype", "SnapshotTesting", "InlineSnapshotTesting", "_"]
    return uses.flatMap { $0.split(separator: " ") }.map { name in
      .byName(name: complete.contains(where: name.hasPrefix) ? String(name) : "Tintype\(name)")
    }
  }
}

let base = Layer(folder: "Base")
let engine = Layer(folder: "Engine")
let concurrency = Layer(folder: "Concurrency")
let snapshots = Layer(folder: "Snapshots")
let testing = Layer(folder: "Testing")
let tools = Layer(folder: "Tools")
let examples = Layer(folder: "Examples")
let development = Layer(folder: "Development")
let support = Layer(folder: "Support", root: "Tests")

let targets: [Target] = [
  // MARK: Base
  base.module("CTintypeDigests", c: optimized),
  base.module("CTintypeSignals"),
  base.module("CTintypeThreadStack"),
  base.module("TintypeJSON"),
  base.module("TintypeBase", uses: "CTintypeDigests JSON"),
  base.module("TintypeSourceEditing"),
  base.tests(of: "TintypeBase"),
  base.tests(of: "TintypeSourceEditing", uses: "SourceEditingTestSupport"),

  // MARK: Engine
  // Archives do not name what they need, such as zlib.
  engine.module(
    "CTintypePixels", uses: isLinux ? "" : "CTintypeCodecs",
    c: optimized, links: libraries("png", "deflate", "xxhash") + (isStatic ? libraries("z") : [])),
  // The default font, as bytes in the program: it needs no package and is the same everywhere.
  engine.module("CTintypeFonts", exclude: ["Inter"]),
  // The folder Checks is for `scripts/checks/headers`.
  engine.module(
    "CTintypeCairo", uses: isLinux ? "" : "CTintypePango", exclude: ["Checks"],
    links: libraries(
      "cairo", "pangocairo-1.0", "pangoft2-1.0", "pango-1.0", "gobject-2.0", "fontconfig",
      "freetype", "harfbuzz", "pixman-1")),
  engine.module("TintypeScene", uses: "Base"),
  engine.module("TintypeComponents", uses: "CTintypeThreadStack Base Scene"),
  engine.module("TintypeReverting", uses: "Components"),
  engine.module("TintypeImaging", uses: "CTintypePixels Base"),
  engine.module(
    "TintypeCairo", uses: "CTintypeCairo CTintypeFonts CTintypePixels Base Imaging Scene"),
  engine.tests(of: "TintypeScene", uses: "Base Components ComponentsTestSupport TestSupport"),
  engine.tests(
    of: "TintypeComponents", uses: "Base ComponentsTestSupport Gallery Scene TestSupport"),
  engine.tests(of: "TintypeImaging", uses: "Base"),
  engine.tests(of: "TintypeCairo", uses: "Base Components Imaging Scene TestSupport"),

  // MARK: Concurrency
  concurrency.module("CTintypeTaskHooks", links: dynamicLoading),
  concurrency.module("TintypeTaskCapture", uses: "CTintypeTaskHooks"),
  concurrency.module("TintypeSchedulers", uses: "CTintypeTaskHooks TaskCapture"),
  concurrency.module("TintypeScheduling", uses: "Schedulers", isLinux ? "Publishers" : ""),
  concurrency.module("TintypeDoubles", uses: "Scheduling TaskCapture"),
  concurrency.tests(of: "TintypeScheduling", uses: "Base Schedulers TaskCapture"),
  concurrency.tests(of: "TintypeDoubles", uses: "TaskCapture"),

  // MARK: Snapshots
  snapshots.module("TintypeRuns", uses: "Base"),
  snapshots.module("TintypeSnapshots", uses: "CTintypeSignals Base Runs"),
  snapshots.module("TintypeStores", uses: "Base Runs Snapshots"),
  snapshots.module("TintypeComparison", uses: "Base Imaging Runs Scene Snapshots Stores"),
  snapshots.tests(
    of: "TintypeRuns", uses: "Base Comparison Imaging Snapshots SnapshotsTestSupport TestSupport"),
  snapshots.tests(
    of: "TintypeSnapshots", uses: "Base Comparison Components Imaging Runs Scene Scheduling",
    "SnapshotsTestSupport TestSupport"),
  snapshots.tests(of: "TintypeStores", uses: "Base Runs Snapshots"),
  snapshots.tests(
    of: "TintypeComparison", uses: "Components Imaging Scene Snapshots SnapshotsTestSupport",
    "TestSupport"),

  // MARK: Testing
  testing.module("CTintypeTestLoader"),
  testing.module(
    "TintypeAssertions", uses: "CTintypeTestLoader Base Runs Snapshots SourceEditing TaskCapture"),
  testing.module("SnapshotTesting", uses: "Assertions Snapshots"),
  testing.module("SnapshotTestingCustomDump", uses: "CTintypeThreadStack SnapshotTesting"),
  testing.module(
    "InlineSnapshotTesting", uses: "SnapshotTesting SnapshotTestingCustomDump Assertions Base Runs",
    "Snapshots SourceEditing"),
  testing.module("CTintypeLoader"),
  testing.module(
    "Tintype",
    uses: "CTintypeLoader Assertions Cairo Comparison Components Imaging Reverting Scheduling",
    "Snapshots TaskCapture"),
  // Tintype connects pending work with assertions when it is loaded.
  testing.module("TintypeDoublesTesting", uses: "Tintype Assertions Doubles Scheduling Snapshots"),
  testing.tests(of: "TintypeAssertions", uses: "Runs Snapshots"),
  testing.tests(
    of: "Tintype", uses: "SnapshotTesting Cairo Comparison Components Doubles DoublesTesting",
    "Imaging Runs Scene Scheduling Snapshots SnapshotsTestSupport TestSupport"),
  testing.tests(
    of: "InlineSnapshotTesting", uses: "Base Runs Snapshots SourceEditing SourceEditingTestSupport",
    "TestSupport"),

  // MARK: Tools
  // The page's script and style sheet, as bytes in the program: a tool that is copied elsewhere
  // takes no folder of resources with it.
  tools.module("CTintypeReportPage", exclude: ["Page"]),
  tools.module("TintypeGit", uses: "Base"),
  tools.module("TintypeCodeBases", uses: "Base JSON SourceEditing"),
  tools.module(
    "TintypeReports", uses: "CTintypeReportPage Base Comparison Git Imaging Runs Scene Snapshots"),
  tools.module("TintypeCommandLine", uses: "Base Imaging Runs"),
  // The library for HTTP is loaded when needed; a program without shared libraries cannot load it.
  tools.module(
    "CTintypeServer",
    exclude: ["Checks"], c: isStatic ? [.define("TINTYPE_STATIC")] : [], links: dynamicLoading),
  tools.module("TintypeServer", uses: "CTintypeServer"),
  tools.module("TintypeTerminal", uses: "Imaging"),
  // Starts fast, because it links no code that paints.
  tools.program(
    "TintypeCLI",
    uses: "CTintypePixels Base CodeBases CommandLine Comparison Git Imaging Reports Runs",
    "Server Snapshots SourceEditing Terminal",
    links: isStatic ? [.unsafeFlags(["-static-executable"])] : []),
  tools.program(
    "TintypePaintCLI", uses: "Base Cairo CommandLine Comparison Git Reports Runs Scene Snapshots",
    "Stores"),
  tools.tests(
    of: "TintypeReports", uses: "Base Comparison Imaging Reliability ReportsTestSupport Runs Scene",
    "Snapshots TestSupport"),
  tools.tests(
    of: "TintypeCLI", uses: "Base Cairo CommandLine Comparison Components Git Imaging PaintCLI",
    "Reports ReportsTestSupport Runs Scene Snapshots SourceEditing Stores Terminal TestSupport"),
  tools.tests(of: "TintypeCodeBases", uses: "Base SourceEditing"),
  tools.tests(of: "TintypeServer", uses: "CTintypeServer TestSupport"),
  tools.tests(of: "TintypeTerminal", uses: "Imaging"),

  // MARK: Examples
  examples.module("TintypeGallery", uses: "Components Doubles Imaging Scheduling"),
  examples.program(
    "TintypeGalleryCLI",
    uses: "Base Cairo Comparison Components Gallery Imaging Reverting Runs Snapshots"),
  // The icons are symbols that an example of a guide reads.
  examples.tests(
    of: "TintypeGallery", uses: "SnapshotTesting Tintype Base Cairo Causes Comparison Components",
    "Doubles DoublesTesting GalleryCLI GalleryTestSupport Imaging Scheduling Snapshots TestSupport",
    exclude: ["Guides/Examples/Icons"]),

  // MARK: Development, which no product contains
  development.module("TintypeBrowser", uses: "Base"),
  development.program("TintypeBrowserCLI", uses: "Browser Imaging"),
  development.module(
    "TintypeSampleRuns", uses: "Base Comparison Components Imaging Runs Snapshots"),
  development.program(
    "TintypeBenchmarks", uses: "CTintypeCairo CTintypePixels Tintype Base Browser Cairo Comparison",
    "Components Gallery Imaging Reports Runs SampleRuns Scheduling Snapshots",
    isLinux ? "SwiftUI" : ""),
  development.program(
    "TintypeDeterminism", uses: "Base Cairo Comparison Components Gallery Imaging Snapshots",
    isLinux ? "Resources" : ""),
  development.program(
    "TintypeFuzzing", uses: "CTintypePixels Tintype Base Cairo Comparison Components Imaging Runs",
    "SampleRuns Snapshots SourceEditing"),
  development.program(
    "TintypeCauses",
    uses: "Base Cairo Comparison Components Gallery Imaging Reverting"),
  development.program("TintypeVariants", uses: "Base SourceEditing"),
  development.program("TintypeReliability", uses: "Base Reports Runs Snapshots"),
  development.tests(of: "TintypeBenchmarks", uses: "Tintype Base Imaging Reports"),
  development.tests(
    of: "TintypeBrowser", uses: "Base BrowserCLI Comparison Imaging Reports Runs SampleRuns Server",
    "Snapshots TestSupport"),
  development.tests(
    of: "TintypeDeterminism", uses: "Base Cairo Comparison Components Imaging Snapshots",
    isLinux ? "Resources TestSupport" : ""),
  development.tests(of: "TintypeFuzzing", uses: "Base Imaging"),
  development.tests(of: "TintypeVariants"),
  // They fail, crash or exit if a variable is set, for `scripts/measure/reliability`.
  development.tests("TintypeReliabilityTests", uses: "Tintype"),

  // MARK: Modules that tests use
  support.module("TintypeComponentsTestSupport", uses: "Components Scene"),
  support.module("TintypeGalleryTestSupport", uses: "Gallery Scheduling"),
  support.module("TintypeReportsTestSupport", uses: "Comparison Imaging Reports Runs Scene"),
  support.module(
    "TintypeSnapshotsTestSupport", uses: "Comparison Components Imaging Runs Scene Snapshots"),
  support.module(
    "TintypeTestSupport", uses: "Tintype Base Server Snapshots", isLinux ? "Resources" : ""),
  support.module("TintypeSourceEditingTestSupport", uses: "SourceEditing"),
  support.tests(of: "TintypeTestSupport"),
]

// On macOS pkg-config finds libraries. On Linux no target has a `pkgConfig`: SwiftPM would read its
// `.pc` files in every package that depends on Tintype, and warn about flags such as `-pthread`.
let macOSTargets: [Target] = [
  .systemLibrary(
    name: "CTintypePango", path: "Sources/Engine/CTintypePango",
    pkgConfig: "pangocairo pangoft2 pixman-1",
    providers: [.brew(["cairo", "pango", "fontconfig", "freetype", "harfbuzz", "pixman", "glib"])]),
  .systemLibrary(
    name: "CTintypeCodecs", path: "Sources/Engine/CTintypeCodecs",
    pkgConfig: "libpng libdeflate libxxhash",
    providers: [.brew(["libpng", "libdeflate", "xxhash"])]),
]

// The frameworks of Apple that work, and those whose views are placeholders, with the modules that
// they use. CoreText, CoreTransferable and UniformTypeIdentifiers have names of the module SwiftUI.
let working: KeyValuePairs = [
  "ActivityKit": "", "AppIntents": "SwiftUI", "CoreGraphics": "UIKit",
  "CoreImage": "CTintypeImageFilters CTintypePixels Scene Schedulers UIKit",
  "CryptoKit": "CTintypeDigests Schedulers", "GameplayKit": "Schedulers", "ImageIO": "UIKit",
  "OSLog": "OS", "QuartzCore": "UIKit", "SwiftData": "Macros SwiftUI",
  "TipKit": "Macros SwiftUI", "UserNotifications": "",
  "WidgetKit": "ActivityKit AppIntents Macros SwiftUI",
]
let placeholders: KeyValuePairs = [
  "AVFoundation": "AudioToolbox Combine UIKit", "AVKit": "AVFoundation SwiftUI UIKit",
  "AudioToolbox": "", "AuthenticationServices": "Combine SwiftUI UIKit", "CoreHaptics": "Combine",
  "CoreLocation": "Combine", "CoreMotion": "Combine", "CoreText": "SwiftUI UIKit",
  "CoreTransferable": "SwiftUI", "GameKit": "GameplayKit UIKit", "LocalAuthentication": "Combine",
  "MapKit": "CoreLocation SwiftUI UIKit", "MessageUI": "UIKit", "Network": "Combine",
  "Photos": "Combine UIKit", "PhotosUI": "Photos SwiftUI", "SafariServices": "UIKit",
  "SpriteKit": "Combine SwiftUI UIKit", "StoreKit": "Combine SwiftUI UIKit",
  "UniformTypeIdentifiers": "SwiftUI", "WeatherKit": "Combine CoreLocation", "WebKit": "SwiftUI",
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
let foundation = ["Combine", "Observation"].flatMap { ["-import-module", $0] }
let samples = Layer(
  folder: "Examples/Samples",
  names: appleNames + [.unsafeFlags(foundation.flatMap { ["-Xfrontend", $0] })])
let interface = Layer(folder: "Interface", root: "Tests", names: appleNames)
let placeholderLayer = Layer(folder: "AppleFrameworks/Placeholders", names: appleNames)
let frameworks =
  working.map { apple.module("Tintype\($0)", uses: $1) }
  + placeholders.map { placeholderLayer.module("Tintype\($0)", uses: $1) }
// Required by files that import both `Testing` and one of the modules.
let overlays = ["CoreGraphics", "CoreImage", "UIKit"].map { apple.module("_Testing_\($0)") }

let usages = "CTintypeUnavailable OS SwiftUI UIKitModule " + names(of: frameworks)

// Applications as they are written for Apple's systems, without a condition for Linux.
let sampleTargets: [Target] = [
  samples.module("TintypeSampleBookshop", uses: "Combine SwiftUI", hasResources: true),
  samples.module("TintypeSampleDuplicatePhotos", uses: "Gallery SwiftUI", swift: swift5),
  samples.module("TintypeSampleGomaUI", uses: "Combine Gallery SwiftUI", swift: swift5),
  samples.module("TintypeSampleHarbor", uses: "SwiftUI", hasResources: true, swift: swift5),
  samples.module("TintypeSampleHearth", uses: "Charts SwiftUI", hasResources: true),
  samples.module("TintypeSampleImageViewer", uses: "Combine Gallery SwiftUI"),
  samples.module("TintypeSampleJourneys", uses: "SwiftUI", hasResources: true),
  samples.module("TintypeSampleLifeSignal", uses: "Doubles Gallery SwiftUI", swift: swift5),
  samples.module(
    "TintypeSampleOrchard", uses: "AppIntents Charts SwiftData SwiftUI WidgetKit",
    hasResources: true),
  samples.module("TintypeSamplePantry", uses: "SwiftUI", hasResources: true),
  samples.module(
    "TintypeSampleQuill", uses: "SwiftUI UIKitModule", hasResources: true, swift: swift5),
  samples.module("TintypeSampleSketchbook", uses: "Charts SwiftUI", hasResources: true),
  samples.module("TintypeSampleTally", uses: "SwiftUI", hasResources: true, swift: swift5),
]

let linuxTargets: [Target] = [
  // On macOS, TintypeScheduling exports the publishers of the system.
  concurrency.module("TintypePublishers", uses: "Schedulers"),

  // MARK: Apple's frameworks
  // The libraries for files other than PNG are loaded when they are first needed.
  apple.module("CTintypeImageFiles", exclude: ["Checks"], links: dynamicLoading),
  // The frameworks that do not exist, as modules of Clang with Apple's names.
  apple.module("CTintypeUnavailable"),
  apple.module("CTintypeFoundation"),
  apple.module("CTintypeImageFilters", c: optimized),
  apple.module("CTintypeOS"),
  apple.module("TintypeOS", uses: "CTintypeOS"),
  apple.module("TintypeFoundation", uses: "CTintypeFoundation", links: libraries("_FoundationICU")),
  apple.module(
    "TintypeResources", uses: "CTintypeImageFiles CTintypePixels Components Foundation Imaging",
    "Scene"),
  apple.module(
    "TintypeUIKit", uses: "Components Foundation Imaging Resources Scene Scheduling"),
  apple.module("TintypeUIKitModule", uses: "CoreText Foundation UIKit"),
  apple.module("TintypeCombine", uses: "Foundation Scheduling TaskCapture"),
  apple.module("CTintypeConformances", links: dynamicLoading),
  apple.module("TintypeMacroExpansion", uses: "JSON SourceEditing"),
  // The compiler starts it. It does not depend on swift-syntax, which takes minutes to compile.
  .macro(
    name: "TintypeMacros", dependencies: ["TintypeMacroExpansion"],
    path: "Sources/AppleFrameworks/TintypeMacros", swiftSettings: appleNames + debugInfo,
    linkerSettings: linker),
  apple.module(
    "TintypeSwiftUI", uses: "CTintypeConformances CTintypeTaskHooks Tintype",
    "Assertions Base Cairo Combine Comparison Components Foundation Imaging Macros Resources Runs",
    "Scene Scheduling Snapshots TaskCapture UIKit", exclude: ["README.md"]),
  apple.module("TintypeCharts", uses: "SwiftUI"),
  apple.tests(of: "TintypeResources", uses: "Components Imaging Scene TestSupport"),
  apple.tests(
    of: "TintypeUIKit", uses: "Base Components Imaging Scene TestSupport UIKitModule",
    "_Testing_UIKit"),
  apple.tests("TintypeMacrosTests", uses: "JSON MacroExpansion"),
  // Sources that import Combine only, in both language modes.
  apple.tests(
    "CombineTests", uses: "Combine Scheduling",
    swift: [.enableUpcomingFeature("MemberImportVisibility")]),
  apple.tests("CombineSwift5Tests", uses: "Combine", swift: swift5),
  apple.tests(
    "SwiftUITests", uses: "SnapshotTesting Tintype AVKit Cairo Combine Comparison Components",
    "CoreText Foundation MapKit PhotosUI Scene StoreKit SwiftUI TestSupport UIKitModule WebKit"),
  apple.tests(
    "SystemFrameworksTests", uses: "AVFoundation CoreImage CryptoKit GameplayKit",
    "LocalAuthentication MapKit Network Schedulers StoreKit _Testing_CoreImage"),
  apple.tests("ChartsTests", uses: "SnapshotTesting Charts SwiftUI"),
  apple.tests("SwiftDataTests", uses: "SnapshotTesting Scheduling SwiftData SwiftUI"),
  apple.tests(
    "FrameworksTests", uses: "SnapshotTesting ActivityKit AppIntents OS OSLog SwiftUI TipKit",
    "UserNotifications WidgetKit"),
  examples.tests(
    "SwiftUISamplesTests", uses: names(of: sampleTargets), "SnapshotTesting AppIntents Combine",
    "Components Doubles Gallery GalleryTestSupport SwiftData SwiftUI TestSupport UIKit WidgetKit",
    swift: appleNames + swift5),
  // `SwiftUIUsage` and `ChartsUsage` call each overload of the module, in both language modes.
  interface.module("SwiftUIUsage", uses: usages),
  interface.module("SwiftUIUsageSwift5", uses: usages, swift: swift5),
  interface.module("ChartsUsage", uses: "Charts SwiftUI"),
  interface.module("ChartsUsageSwift5", uses: "Charts SwiftUI", swift: swift5),
]

let libraryProducts = [
  "Tintype", "SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump",
  "TintypeComponents", "TintypeImaging", "TintypeScheduling", "TintypeDoubles",
  "TintypeDoublesTesting",
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
  name: "Tintype",
  platforms: [.macOS(.v15)],
  products: libraryProducts + (isLinux ? linuxProducts : []) + (isEngine ? engineProducts : []) + [
    .executable(name: "tintype", targets: ["TintypeCLI"]),
    .executable(name: "tintype-paint", targets: ["TintypePaintCLI"]),
    .executable(name: "gallery", targets: ["TintypeGalleryCLI"]),
  ],
  targets: targets
    + (isLinux ? linuxTargets + frameworks + overlays + sampleTargets : macOSTargets),
  swiftLanguageModes: [.v6]
)
