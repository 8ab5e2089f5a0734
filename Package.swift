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

/// A folder in `Sources`, and the folder in `Tests` with the same name.
///
/// A target's folder has its name. `scripts/checks/modules` compares its dependencies with its imports
/// and with the layers in ARCHITECTURE.md.
struct Layer {
  var folder: String
  var names: [SwiftSetting] = []

  func module(
    _ name: String, uses: String..., and more: [String] = [], exclude: [String] = [],
    resources: [Resource]? = nil, c: [CSetting] = [], swift: [SwiftSetting] = [],
    links: [LinkerSetting] = []
  ) -> Target {
    .target(
      name: name, dependencies: named(uses + more), path: "Sources/\(folder)/\(name)",
      exclude: exclude, resources: resources, cSettings: c, swiftSettings: all(swift),
      linkerSettings: all(links))
  }

  func program(
    _ name: String, uses: String..., and more: [String] = [], links: [LinkerSetting] = []
  ) -> Target {
    .executableTarget(
      name: name, dependencies: named(uses + more), path: "Sources/\(folder)/\(name)",
      swiftSettings: all([]), linkerSettings: all(links))
  }

  func tests(
    _ name: String, uses: String..., and more: [String] = [], exclude: [String] = [],
    swift: [SwiftSetting] = []
  ) -> Target {
    .testTarget(
      name: name, dependencies: named(uses + more), path: "Tests/\(folder)/\(name)",
      exclude: exclude, swiftSettings: all(swift), linkerSettings: all([]))
  }

  /// A module that tests use.
  func support(
    _ name: String, uses: String..., and more: [String] = [], swift: [SwiftSetting] = []
  ) -> Target {
    .target(
      name: name, dependencies: named(uses + more), path: "Tests/\(folder)/\(name)",
      swiftSettings: all(swift), linkerSettings: all([]))
  }

  /// A program that the compiler starts.
  func macro(_ name: String, uses: String...) -> Target {
    .macro(
      name: name, dependencies: named(uses), path: "Sources/\(folder)/\(name)",
      swiftSettings: all([]), linkerSettings: all([]))
  }

  private func named(_ uses: [String]) -> [Target.Dependency] { uses.map { .byName(name: $0) } }

  private func all(_ settings: [SwiftSetting]) -> [SwiftSetting] {
    names + settings + (isSmall ? [.unsafeFlags(["-gnone"])] : [])
  }

  private func all(_ settings: [LinkerSetting]) -> [LinkerSetting] {
    settings + (isSmall ? [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))] : [])
  }
}

// Test runs are debug builds; loops over pixels and bytes must be fast there too.
let optimized: [CSetting] = [.unsafeFlags(["-O3"])]

func libraries(_ names: String...) -> [LinkerSetting] { names.map { .linkedLibrary($0) } }
let dynamicLoading: [LinkerSetting] = [.linkedLibrary("dl", .when(platforms: [.linux]))]

// MARK: Base

let base = Layer(folder: "Base")
let baseTargets: [Target] = [
  base.module("CTintypeDigests", c: optimized),
  base.module("CTintypeThreadStack"),
  base.module("TintypeBase", uses: "CTintypeDigests"),
  base.module("TintypeSourceEditing"),
]

// MARK: Engine

let engine = Layer(folder: "Engine")
let engineTargets: [Target] = [
  // Archives do not name what they need, such as zlib.
  engine.module(
    "CTintypePixels", and: isLinux ? [] : ["CTintypeCodecs"], c: optimized,
    links: libraries("png", "deflate", "xxhash") + (isStatic ? libraries("z") : [])),
  // The default font, as bytes in the program: it needs no package and is the same everywhere.
  engine.module("CTintypeFonts", exclude: ["Inter"]),
  // The folder Checks is for `scripts/checks/headers`.
  engine.module(
    "CTintypeCairo", and: isLinux ? [] : ["CTintypePango"], exclude: ["Checks"],
    links: libraries(
      "cairo", "pangocairo-1.0", "pangoft2-1.0", "pango-1.0", "gobject-2.0", "fontconfig",
      "freetype", "harfbuzz", "pixman-1")),
  engine.module("TintypeScene", uses: "TintypeBase"),
  engine.module("TintypeComponents", uses: "CTintypeThreadStack", "TintypeBase", "TintypeScene"),
  engine.module("TintypeImaging", uses: "CTintypePixels", "TintypeBase"),
  engine.module(
    "TintypeCairo", uses: "CTintypeCairo", "CTintypeFonts", "CTintypePixels", "TintypeBase",
    "TintypeImaging", "TintypeScene"),
]

// On macOS pkg-config finds libraries that Homebrew, MacPorts or Nix has installed outside of the
// compiler's directories. On Linux they are in these directories, and no target has a `pkgConfig`:
// SwiftPM reads its `.pc` files in every package that depends on Tintype, whatever products it
// uses, and warns about missing libraries and about flags such as Pango's `-pthread`.
let systemLibraries: [Target] = [
  .systemLibrary(
    name: "CTintypePango", path: "Sources/Engine/CTintypePango",
    pkgConfig: "pangocairo pangoft2 pixman-1",
    providers: [.brew(["cairo", "pango", "fontconfig", "freetype", "harfbuzz", "pixman", "glib"])]),
  .systemLibrary(
    name: "CTintypeCodecs", path: "Sources/Engine/CTintypeCodecs",
    pkgConfig: "libpng libdeflate libxxhash",
    providers: [.brew(["libpng", "libdeflate", "xxhash"])]),
]

// MARK: Concurrency

let concurrency = Layer(folder: "Concurrency")
let concurrencyTargets: [Target] = [
  concurrency.module("CTintypeTaskHooks", links: dynamicLoading),
  concurrency.module("TintypeTaskCapture", uses: "CTintypeTaskHooks"),
  concurrency.module("TintypeSchedulers", uses: "CTintypeTaskHooks", "TintypeTaskCapture"),
  concurrency.module(
    "TintypeScheduling", uses: "TintypeSchedulers", and: isLinux ? ["TintypePublishers"] : []),
  concurrency.module("TintypeDoubles", uses: "TintypeScheduling", "TintypeTaskCapture"),
]

// On macOS, TintypeScheduling exports the publishers of the system.
let publishers = concurrency.module("TintypePublishers", uses: "TintypeSchedulers")

// MARK: Snapshots

let snapshots = Layer(folder: "Snapshots")
let snapshotsTargets: [Target] = [
  snapshots.module("TintypeRuns", uses: "TintypeBase"),
  snapshots.module("TintypeSnapshots", uses: "TintypeBase", "TintypeRuns"),
  snapshots.module("TintypeStores", uses: "TintypeBase", "TintypeRuns", "TintypeSnapshots"),
  snapshots.module(
    "TintypeComparison", uses: "TintypeBase", "TintypeImaging", "TintypeRuns", "TintypeScene",
    "TintypeSnapshots", "TintypeStores"),
]

// MARK: Testing

let testing = Layer(folder: "Testing")
let testingTargets: [Target] = [
  testing.module("CTintypeTestLoader"),
  testing.module(
    "TintypeAssertions", uses: "CTintypeTestLoader", "TintypeBase", "TintypeRuns",
    "TintypeSnapshots", "TintypeSourceEditing", "TintypeTaskCapture"),
  testing.module("SnapshotTesting", uses: "TintypeAssertions", "TintypeSnapshots"),
  testing.module("SnapshotTestingCustomDump", uses: "CTintypeThreadStack", "SnapshotTesting"),
  testing.module(
    "InlineSnapshotTesting", uses: "SnapshotTesting", "SnapshotTestingCustomDump",
    "TintypeAssertions", "TintypeBase", "TintypeRuns", "TintypeSnapshots", "TintypeSourceEditing"),
  testing.module("CTintypeLoader"),
  testing.module(
    "Tintype", uses: "CTintypeLoader", "TintypeAssertions", "TintypeCairo", "TintypeComparison",
    "TintypeComponents", "TintypeImaging", "TintypeScheduling", "TintypeSnapshots",
    "TintypeTaskCapture"),
  // Tintype connects pending work with assertions when it is loaded.
  testing.module(
    "TintypeDoublesTesting", uses: "Tintype", "TintypeAssertions", "TintypeDoubles",
    "TintypeScheduling", "TintypeSnapshots"),
]

// MARK: Apple's frameworks

// The modules that SwiftUI sources import on Linux. On macOS they would hide Apple's frameworks.
//
// A module that is named as Apple's would be visible to all packages of a graph, in which
// `#if canImport(SwiftUI)` would then be true. So the modules have names of their own, and each
// target that imports them renames them by `-module-alias`.
let placeholderNames = [
  "AVKit", "CoreLocation", "CoreText", "CoreTransferable", "MapKit", "PhotosUI", "StoreKit",
  "UniformTypeIdentifiers", "WebKit",
]
let placeholderModules = placeholderNames.map { "Tintype\($0)" }
let aliases =
  ["Charts", "Combine", "SwiftUI"].map { "\($0)=Tintype\($0)" } + ["UIKit=TintypeUIKitModule"]
  + placeholderNames.map { "\($0)=Tintype\($0)" }
let appleNames: [SwiftSetting] = [.unsafeFlags(aliases.flatMap { ["-module-alias", $0] })]
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let apple = Layer(folder: "AppleFrameworks", names: appleNames)
let appleTargets: [Target] = [
  // The libraries for files other than PNG are loaded when they are first needed.
  apple.module("CTintypeImageFiles", links: dynamicLoading),
  apple.module(
    "TintypeResources", uses: "CTintypeImageFiles", "CTintypePixels", "TintypeComponents",
    "TintypeImaging", "TintypeScene"),
  apple.module(
    "TintypeUIKit", uses: "TintypeComponents", "TintypeImaging", "TintypeResources", "TintypeScene",
    "TintypeScheduling"),
  apple.module("TintypeUIKitModule", uses: "TintypeUIKit"),
  // Required by files that import both `Testing` and `UIKit`.
  apple.module("_Testing_UIKit"),
  apple.module("TintypeCombine", uses: "TintypeScheduling", "TintypeTaskCapture"),
  // Finds strings in string catalogs, which can have megabytes.
  apple.module("CTintypeJSON", c: optimized),
  // Finds previews at run time.
  apple.module("CTintypeConformances", links: dynamicLoading),
  apple.module("TintypeMacroExpansion", uses: "TintypeSourceEditing"),
  // It does not depend on swift-syntax, which would take minutes to compile.
  apple.macro("TintypeMacros", uses: "TintypeMacroExpansion"),
  // ICU has the plural rules of languages.
  apple.module(
    "TintypeSwiftUI", uses: "CTintypeConformances", "CTintypeJSON", "CTintypeTaskHooks", "Tintype",
    "TintypeAssertions", "TintypeBase", "TintypeCairo", "TintypeCombine", "TintypeComparison",
    "TintypeComponents", "TintypeImaging", "TintypeMacros", "TintypeResources", "TintypeRuns",
    "TintypeScene", "TintypeScheduling", "TintypeSnapshots", "TintypeTaskCapture", "TintypeUIKit",
    exclude: ["README.md"], links: libraries("_FoundationICU")),
  apple.module("TintypeCharts", uses: "TintypeSwiftUI"),
]

// The views of these frameworks are shown as placeholders; CoreText, CoreTransferable and
// UniformTypeIdentifiers have names of the module SwiftUI.
let placeholders = Layer(folder: "AppleFrameworks/Placeholders", names: appleNames)
let placeholderTargets: [Target] = [
  placeholders.module("TintypeAVKit", uses: "TintypeSwiftUI"),
  placeholders.module("TintypeCoreLocation"),
  placeholders.module("TintypeCoreText", uses: "TintypeSwiftUI", "TintypeUIKit"),
  placeholders.module("TintypeCoreTransferable", uses: "TintypeSwiftUI"),
  placeholders.module("TintypeMapKit", uses: "TintypeCoreLocation", "TintypeSwiftUI"),
  placeholders.module("TintypePhotosUI", uses: "TintypeSwiftUI"),
  placeholders.module("TintypeStoreKit", uses: "TintypeSwiftUI"),
  placeholders.module("TintypeUniformTypeIdentifiers", uses: "TintypeSwiftUI"),
  placeholders.module("TintypeWebKit", uses: "TintypeSwiftUI"),
]

// MARK: Tools

let tools = Layer(folder: "Tools")
let toolsTargets: [Target] = [
  // The page's script and style sheet, as bytes in the program: a tool that is copied elsewhere
  // takes no folder of resources with it.
  tools.module("CTintypeReportPage", exclude: ["Page"]),
  tools.module("TintypeGit", uses: "TintypeBase"),
  tools.module(
    "TintypeReports", uses: "CTintypeReportPage", "TintypeBase", "TintypeComparison", "TintypeGit",
    "TintypeImaging", "TintypeRuns", "TintypeScene", "TintypeSnapshots"),
  tools.module("TintypeCommandLine", uses: "TintypeBase", "TintypeImaging", "TintypeRuns"),
  // The library for HTTP is loaded when it is needed, which a program without shared libraries
  // cannot do.
  tools.module(
    "CTintypeServer", exclude: ["Checks"], c: isStatic ? [.define("TINTYPE_STATIC")] : [],
    links: dynamicLoading),
  tools.module("TintypeServer", uses: "CTintypeServer"),
  tools.module("TintypeTerminal", uses: "TintypeImaging"),
  // Starts fast, because it links no code that paints.
  tools.program(
    "TintypeCLI", uses: "CTintypePixels", "TintypeBase", "TintypeCommandLine", "TintypeComparison",
    "TintypeGit", "TintypeImaging", "TintypeReports", "TintypeRuns", "TintypeServer",
    "TintypeSnapshots", "TintypeSourceEditing", "TintypeTerminal",
    links: isStatic ? [.unsafeFlags(["-static-executable"])] : []),
  tools.program(
    "TintypePaintCLI", uses: "TintypeBase", "TintypeCairo", "TintypeCommandLine",
    "TintypeComparison", "TintypeGit", "TintypeReports", "TintypeRuns", "TintypeScene",
    "TintypeSnapshots", "TintypeStores"),
]

// MARK: Examples

let examples = Layer(folder: "Examples")
let examplesTargets: [Target] = [
  examples.module(
    "TintypeGallery", uses: "TintypeComponents", "TintypeDoubles", "TintypeImaging",
    "TintypeScheduling"),
  examples.program(
    "TintypeGalleryCLI", uses: "TintypeCairo", "TintypeComparison", "TintypeComponents",
    "TintypeGallery", "TintypeImaging", "TintypeRuns", "TintypeSnapshots"),
]

// Applications as they are written for Apple's systems, without a condition for Linux.
let samples = Layer(folder: "Examples/Samples", names: appleNames)
let sampleTargets: [Target] = [
  samples.module(
    "TintypeSampleBookshop", uses: "TintypeCombine", "TintypeSwiftUI",
    resources: [.process("Resources")]),
  samples.module(
    "TintypeSampleDuplicatePhotos", uses: "TintypeSwiftUI", "TintypeUIKitModule", swift: swift5),
  samples.module("TintypeSampleGomaUI", uses: "TintypeCombine", "TintypeSwiftUI", swift: swift5),
  samples.module(
    "TintypeSampleHarbor", uses: "TintypeSwiftUI", resources: [.process("Resources")],
    swift: swift5),
  samples.module(
    "TintypeSampleHearth", uses: "TintypeCharts", "TintypeSwiftUI",
    resources: [.process("Resources")]),
  samples.module("TintypeSampleImageViewer", uses: "TintypeCombine", "TintypeSwiftUI"),
  samples.module(
    "TintypeSampleJourneys", uses: "TintypeSwiftUI", resources: [.process("Resources")]),
  samples.module(
    "TintypeSampleLifeSignal", uses: "TintypeDoubles", "TintypeGallery", "TintypeSwiftUI",
    swift: swift5),
  samples.module("TintypeSamplePantry", uses: "TintypeSwiftUI", resources: [.process("Resources")]),
  samples.module(
    "TintypeSampleSketchbook", uses: "TintypeCharts", "TintypeSwiftUI",
    resources: [.process("Resources")]),
]

// MARK: Development, which no product contains

let development = Layer(folder: "Development")
let developmentTargets: [Target] = [
  development.module("TintypeBrowser"),
  development.program("TintypeBrowserCLI", uses: "TintypeBrowser", "TintypeImaging"),
  development.module(
    "TintypeSampleRuns", uses: "TintypeBase", "TintypeComparison", "TintypeComponents",
    "TintypeImaging", "TintypeRuns", "TintypeSnapshots"),
  development.program(
    "TintypeBenchmarks", uses: "CTintypeCairo", "CTintypePixels", "Tintype", "TintypeBase",
    "TintypeBrowser", "TintypeCairo", "TintypeComparison", "TintypeComponents", "TintypeGallery",
    "TintypeImaging", "TintypeReports", "TintypeRuns", "TintypeSampleRuns", "TintypeScheduling",
    "TintypeSnapshots", and: isLinux ? ["TintypeSwiftUI"] : []),
  development.program(
    "TintypeDeterminism", uses: "TintypeBase", "TintypeCairo", "TintypeComparison",
    "TintypeComponents", "TintypeGallery", "TintypeImaging", "TintypeSnapshots",
    and: isLinux ? ["TintypeResources"] : []),
  development.program(
    "TintypeFuzzing", uses: "CTintypePixels", "Tintype", "TintypeBase", "TintypeCairo",
    "TintypeComparison", "TintypeComponents", "TintypeImaging", "TintypeRuns", "TintypeSampleRuns",
    "TintypeSnapshots", "TintypeSourceEditing"),
  development.program(
    "TintypeCauses", uses: "TintypeBase", "TintypeCairo", "TintypeComparison", "TintypeComponents",
    "TintypeGallery", "TintypeImaging"),
  development.program(
    "TintypeReliability", uses: "TintypeBase", "TintypeReports", "TintypeRuns", "TintypeSnapshots"),
]

// MARK: Tests

let support = Layer(folder: "Support")
let tests: [Target] = [
  support.support("TintypeComponentsTestSupport", uses: "TintypeComponents", "TintypeScene"),
  support.support(
    "TintypeReportsTestSupport", uses: "TintypeComparison", "TintypeImaging", "TintypeReports",
    "TintypeRuns", "TintypeScene"),
  support.support(
    "TintypeSnapshotsTestSupport", uses: "TintypeComparison", "TintypeComponents", "TintypeImaging",
    "TintypeRuns", "TintypeScene", "TintypeSnapshots"),
  support.support(
    "TintypeTestSupport", uses: "Tintype", "TintypeBase", "TintypeServer", "TintypeSnapshots",
    and: isLinux ? ["TintypeResources"] : []),
  support.tests("TintypeTestSupportTests", uses: "TintypeTestSupport"),
  base.tests(
    "TintypeBaseTests", uses: "TintypeBase", "TintypeRuns", "TintypeSnapshots",
    "TintypeSnapshotsTestSupport"),
  engine.tests(
    "TintypeSceneTests", uses: "TintypeBase", "TintypeComponents", "TintypeComponentsTestSupport",
    "TintypeScene", "TintypeTestSupport"),
  engine.tests(
    "TintypeComponentsTests", uses: "TintypeBase", "TintypeComponents",
    "TintypeComponentsTestSupport", "TintypeGallery", "TintypeScene", "TintypeTestSupport"),
  engine.tests("TintypeImagingTests", uses: "TintypeBase", "TintypeImaging"),
  engine.tests(
    "TintypeCairoTests", uses: "TintypeBase", "TintypeCairo", "TintypeComponents", "TintypeImaging",
    "TintypeTestSupport"),
  concurrency.tests(
    "TintypeSchedulingTests", uses: "TintypeBase", "TintypeSchedulers", "TintypeScheduling",
    "TintypeTaskCapture"),
  concurrency.tests("TintypeDoublesTests", uses: "TintypeDoubles", "TintypeTaskCapture"),
  snapshots.tests(
    "TintypeRunsTests", uses: "TintypeBase", "TintypeComparison", "TintypeImaging", "TintypeRuns",
    "TintypeSnapshots", "TintypeSnapshotsTestSupport", "TintypeTestSupport"),
  snapshots.tests(
    "TintypeSnapshotsTests", uses: "TintypeBase", "TintypeComparison", "TintypeComponents",
    "TintypeImaging", "TintypeRuns", "TintypeScene", "TintypeScheduling", "TintypeSnapshots",
    "TintypeSnapshotsTestSupport", "TintypeTestSupport"),
  snapshots.tests(
    "TintypeStoresTests", uses: "TintypeBase", "TintypeRuns", "TintypeSnapshots", "TintypeStores"),
  snapshots.tests(
    "TintypeComparisonTests", uses: "TintypeComparison", "TintypeComponents", "TintypeImaging",
    "TintypeScene", "TintypeSnapshots", "TintypeSnapshotsTestSupport", "TintypeTestSupport"),
  testing.tests(
    "TintypeAssertionsTests", uses: "TintypeAssertions", "TintypeRuns", "TintypeSnapshots"),
  testing.tests(
    "TintypeTests", uses: "SnapshotTesting", "Tintype", "TintypeCairo", "TintypeComparison",
    "TintypeComponents", "TintypeDoubles", "TintypeDoublesTesting", "TintypeImaging", "TintypeRuns",
    "TintypeScene", "TintypeScheduling", "TintypeSnapshots", "TintypeSnapshotsTestSupport",
    "TintypeTestSupport"),
  testing.tests(
    "InlineSnapshotTestingTests", uses: "InlineSnapshotTesting", "TintypeBase", "TintypeRuns",
    "TintypeSnapshots", "TintypeSourceEditing", "TintypeTestSupport"),
  tools.tests(
    "TintypeReportsTests", uses: "TintypeBase", "TintypeComparison", "TintypeImaging",
    "TintypeReliability", "TintypeReports", "TintypeReportsTestSupport", "TintypeRuns",
    "TintypeScene", "TintypeSnapshots", "TintypeTestSupport"),
  tools.tests(
    "TintypeCLITests", uses: "TintypeBase", "TintypeCLI", "TintypeCairo", "TintypeCommandLine",
    "TintypeComparison", "TintypeComponents", "TintypeGit", "TintypeImaging", "TintypePaintCLI",
    "TintypeReports", "TintypeReportsTestSupport", "TintypeRuns", "TintypeScene",
    "TintypeSnapshots", "TintypeSourceEditing", "TintypeStores", "TintypeTerminal",
    "TintypeTestSupport"),
  tools.tests("TintypeServerTests", uses: "CTintypeServer", "TintypeServer", "TintypeTestSupport"),
  tools.tests("TintypeTerminalTests", uses: "TintypeImaging", "TintypeTerminal"),
  // The icons are symbols that an example of a guide reads.
  examples.tests(
    "TintypeGalleryTests", uses: "SnapshotTesting", "Tintype", "TintypeBase", "TintypeCairo",
    "TintypeCauses", "TintypeComparison", "TintypeComponents", "TintypeDoubles",
    "TintypeDoublesTesting", "TintypeGallery", "TintypeGalleryCLI", "TintypeImaging",
    "TintypeScheduling", "TintypeSnapshots", "TintypeTestSupport",
    exclude: ["Guides/Examples/Icons"]),
  development.tests(
    "TintypeBenchmarksTests", uses: "Tintype", "TintypeBase", "TintypeBenchmarks", "TintypeImaging",
    "TintypeReports"),
  development.tests(
    "TintypeBrowserTests", uses: "TintypeBase", "TintypeBrowser", "TintypeBrowserCLI",
    "TintypeComparison", "TintypeImaging", "TintypeReports", "TintypeRuns", "TintypeSampleRuns",
    "TintypeServer", "TintypeSnapshots", "TintypeTestSupport"),
  development.tests(
    "TintypeDeterminismTests", uses: "TintypeBase", "TintypeCairo", "TintypeComparison",
    "TintypeComponents", "TintypeDeterminism", "TintypeImaging", "TintypeSnapshots",
    and: isLinux ? ["TintypeResources", "TintypeTestSupport"] : []),
  development.tests("TintypeFuzzingTests", uses: "TintypeBase", "TintypeFuzzing", "TintypeImaging"),
  // They fail, crash or exit if a variable is set, for `scripts/measure/reliability`.
  development.tests("TintypeReliabilityTests", uses: "Tintype"),
]

// `SwiftUIUsage` and `ChartsUsage` call each overload of the module, in both language modes.
let interface = Layer(folder: "Interface", names: appleNames)
let linuxTests: [Target] = [
  interface.support(
    "SwiftUIUsage", uses: "TintypeAVKit", "TintypeCoreLocation", "TintypeCoreText",
    "TintypeCoreTransferable", "TintypeMapKit", "TintypePhotosUI", "TintypeStoreKit",
    "TintypeSwiftUI", "TintypeUniformTypeIdentifiers", "TintypeWebKit"),
  interface.support(
    "SwiftUIUsageSwift5", uses: "TintypeAVKit", "TintypeCoreLocation", "TintypeCoreText",
    "TintypeCoreTransferable", "TintypeMapKit", "TintypePhotosUI", "TintypeStoreKit",
    "TintypeSwiftUI", "TintypeUniformTypeIdentifiers", "TintypeWebKit", swift: swift5),
  interface.support("ChartsUsage", uses: "TintypeCharts", "TintypeSwiftUI"),
  interface.support("ChartsUsageSwift5", uses: "TintypeCharts", "TintypeSwiftUI", swift: swift5),
  apple.tests(
    "TintypeResourcesTests", uses: "TintypeComponents", "TintypeImaging", "TintypeResources",
    "TintypeScene", "TintypeTestSupport"),
  apple.tests(
    "TintypeUIKitTests", uses: "TintypeBase", "TintypeComponents", "TintypeImaging", "TintypeScene",
    "TintypeTestSupport", "TintypeUIKit", "TintypeUIKitModule", "_Testing_UIKit"),
  apple.tests("TintypeMacrosTests", uses: "TintypeMacroExpansion"),
  // Sources that import Combine only, in both language modes.
  apple.tests(
    "CombineTests", uses: "TintypeCombine", "TintypeScheduling",
    swift: [.enableUpcomingFeature("MemberImportVisibility")]),
  apple.tests("CombineSwift5Tests", uses: "TintypeCombine", swift: swift5),
  apple.tests(
    "SwiftUITests", uses: "SnapshotTesting", "Tintype", "TintypeAVKit", "TintypeCairo",
    "TintypeCombine", "TintypeComparison", "TintypeComponents", "TintypeCoreText", "TintypeMapKit",
    "TintypePhotosUI", "TintypeScene", "TintypeStoreKit", "TintypeSwiftUI", "TintypeTestSupport",
    "TintypeUIKitModule", "TintypeWebKit"),
  apple.tests("ChartsTests", uses: "SnapshotTesting", "TintypeCharts", "TintypeSwiftUI"),
  examples.tests(
    "SwiftUISamplesTests", uses: "SnapshotTesting", "TintypeCombine", "TintypeComponents",
    "TintypeDoubles", "TintypeGallery", "TintypeSampleBookshop", "TintypeSampleDuplicatePhotos",
    "TintypeSampleGomaUI", "TintypeSampleHarbor", "TintypeSampleHearth", "TintypeSampleImageViewer",
    "TintypeSampleJourneys", "TintypeSampleLifeSignal", "TintypeSamplePantry",
    "TintypeSampleSketchbook", "TintypeSwiftUI", "TintypeTestSupport", "TintypeUIKit",
    swift: appleNames + swift5),
]

// MARK: Package

let package = Package(
  name: "Tintype",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Tintype", targets: ["Tintype"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
    .library(name: "SnapshotTestingCustomDump", targets: ["SnapshotTestingCustomDump"]),
    .library(name: "TintypeComponents", targets: ["TintypeComponents"]),
    .library(name: "TintypeImaging", targets: ["TintypeImaging"]),
    .library(name: "TintypeScheduling", targets: ["TintypeScheduling"]),
    .library(name: "TintypeDoubles", targets: ["TintypeDoubles"]),
    .library(name: "TintypeDoublesTesting", targets: ["TintypeDoublesTesting"]),
    .executable(name: "tintype", targets: ["TintypeCLI"]),
    .executable(name: "tintype-paint", targets: ["TintypePaintCLI"]),
    .executable(name: "gallery", targets: ["TintypeGalleryCLI"]),
  ]
    + (!isLinux
      ? []
      : [
        .library(
          name: "SwiftUIOnLinux",
          targets: ["TintypeSwiftUI", "TintypeCharts", "TintypeCombine"] + placeholderModules),
        .library(name: "UIKitOnLinux", targets: ["TintypeUIKitModule", "_Testing_UIKit"]),
      ]),
  targets: baseTargets + engineTargets + concurrencyTargets + snapshotsTargets + testingTargets
    + toolsTargets + examplesTargets + developmentTargets + tests
    + (isLinux
      ? [publishers] + appleTargets + placeholderTargets + sampleTargets + linuxTests
      : systemLibraries),
  swiftLanguageModes: [.v6]
)
