// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import PackageDescription

// On Apple's systems, the system has Combine, and TintypeScheduling exports it.
#if os(macOS)
  let excludedPublishers = ["Publishers"]
#else
  let excludedPublishers: [String] = []
#endif

// A command line without shared libraries starts in a quarter of the time. It is optional, because
// not every system has the static libraries. `scripts/tools` sets the variable.
let isStatic = Context.environment["TINTYPE_STATIC"] == "1"

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
  ],
  targets: [
    // MARK: C

    .target(
      name: "CTintypePixels",
      // Test runs are debug builds; loops over pixels must be fast there too.
      cSettings: [.unsafeFlags(["-O3"])],
      linkerSettings: [
        .linkedLibrary("png"),
        .linkedLibrary("deflate"),
        .linkedLibrary("xxhash"),
      ]
        // Archives do not name what they need.
        + (isStatic ? [.linkedLibrary("z")] : [])
    ),
    .target(name: "CTintypeDigests", cSettings: [.unsafeFlags(["-O3"])]),
    // The default font, as bytes in the program: it needs no package and is the same everywhere.
    .target(name: "CTintypeFonts", exclude: ["Inter"]),
    .target(name: "CTintypeThreadStack"),
    .target(
      name: "CTintypeCairo",
      // For `scripts/headers`.
      exclude: ["Checks"],
      linkerSettings: [
        .linkedLibrary("cairo"),
        .linkedLibrary("pangocairo-1.0"),
        .linkedLibrary("pangoft2-1.0"),
        .linkedLibrary("pango-1.0"),
        .linkedLibrary("gobject-2.0"),
        .linkedLibrary("fontconfig"),
        .linkedLibrary("freetype"),
        .linkedLibrary("harfbuzz"),
        .linkedLibrary("pixman-1"),
      ]
    ),

    .target(
      name: "CTintypeTaskHooks",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
    ),

    // MARK: Time, and doubles

    .target(name: "TintypeTaskCapture", dependencies: ["CTintypeTaskHooks"]),
    .target(
      name: "TintypeScheduling", dependencies: ["CTintypeTaskHooks", "TintypeTaskCapture"],
      exclude: excludedPublishers),
    .target(
      name: "TintypeDoubles", dependencies: ["TintypeScheduling", "TintypeTaskCapture"]),

    // MARK: The path of a snapshot

    .target(name: "TintypeBase", dependencies: ["CTintypeDigests"]),
    .target(name: "TintypeScene", dependencies: ["TintypeBase"]),
    .target(
      name: "TintypeComponents",
      dependencies: ["CTintypeThreadStack", "TintypeBase", "TintypeScene"]),
    .target(name: "TintypeImaging", dependencies: ["CTintypePixels", "TintypeBase"]),
    .target(
      name: "TintypeCairo",
      dependencies: [
        "CTintypeCairo", "CTintypeFonts", "CTintypePixels", "TintypeBase", "TintypeImaging",
        "TintypeScene",
      ]
    ),
    .target(name: "TintypeSnapshots", dependencies: ["TintypeBase"]),
    .target(name: "TintypeStores", dependencies: ["TintypeBase", "TintypeSnapshots"]),
    .target(
      name: "TintypeComparison",
      dependencies: [
        "TintypeBase", "TintypeImaging", "TintypeScene", "TintypeSnapshots", "TintypeStores",
      ]
    ),

    // MARK: Assertions

    .target(name: "CTintypeTestLoader"),
    .target(
      name: "TintypeAssertions",
      dependencies: [
        "CTintypeTestLoader", "TintypeBase", "TintypeSnapshots", "TintypeSourceEditing",
        "TintypeTaskCapture",
      ]),
    .target(name: "SnapshotTesting", dependencies: ["TintypeAssertions", "TintypeSnapshots"]),
    .target(name: "TintypeSourceEditing"),
    .target(
      name: "InlineSnapshotTesting",
      dependencies: [
        "SnapshotTesting", "SnapshotTestingCustomDump", "TintypeAssertions", "TintypeBase",
        "TintypeSnapshots", "TintypeSourceEditing",
      ]
    ),
    .target(
      name: "SnapshotTestingCustomDump",
      dependencies: ["CTintypeThreadStack", "SnapshotTesting", "TintypeSnapshots"]),
    .target(
      name: "Tintype",
      dependencies: [
        "TintypeAssertions", "TintypeCairo", "TintypeComparison", "TintypeComponents",
        "TintypeImaging", "TintypeScheduling", "TintypeSnapshots", "TintypeTaskCapture",
        "CTintypeLoader",
      ]
    ),
    .target(
      name: "TintypeDoublesTesting",
      dependencies: [
        "Tintype", "TintypeAssertions", "TintypeDoubles", "TintypeScheduling", "TintypeSnapshots",
      ]
    ),
    .target(name: "CTintypeLoader"),

    // MARK: Reports and commands

    // The page's script and style sheet, as bytes in the program: a tool that is copied elsewhere
    // takes no folder of resources with it.
    .target(name: "CTintypeReportPage", exclude: ["Page"]),
    .target(name: "TintypeGit", dependencies: ["TintypeBase", "TintypeSnapshots"]),
    .target(
      name: "TintypeReports",
      dependencies: [
        "CTintypeReportPage", "TintypeBase", "TintypeComparison", "TintypeGit", "TintypeSnapshots",
        "TintypeScene", "TintypeImaging",
      ]),
    .target(name: "TintypeCommandLine", dependencies: ["TintypeImaging", "TintypeSnapshots"]),
    // Serves pages on the loopback interface. The library for HTTP is loaded when it is needed, which
    // a program without shared libraries cannot do.
    .target(
      name: "CTintypeServer",
      // For `scripts/headers`.
      exclude: ["Checks"],
      cSettings: isStatic ? [.define("TINTYPE_STATIC")] : [],
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
    ),
    .target(name: "TintypeServer", dependencies: ["CTintypeServer"]),
    // Modes, keys and images of terminals.
    .target(name: "TintypeTerminal", dependencies: ["TintypeBase", "TintypeImaging"]),
    // Starts fast, because it links no code that paints.
    .executableTarget(
      name: "TintypeCLI",
      dependencies: [
        "TintypeBase", "TintypeCommandLine", "TintypeComparison", "TintypeGit", "TintypeImaging",
        "TintypeReports", "TintypeServer", "TintypeSnapshots", "TintypeSourceEditing",
        "TintypeTerminal", "CTintypePixels",
      ],
      linkerSettings: isStatic ? [.unsafeFlags(["-static-executable"])] : []
    ),
    .executableTarget(
      name: "TintypePaintCLI",
      dependencies: [
        "TintypeBase", "TintypeCairo", "TintypeCommandLine", "TintypeComparison", "TintypeGit",
        "TintypeReports", "TintypeScene", "TintypeSnapshots", "TintypeStores",
      ]
    ),

    // MARK: Gallery

    .target(
      name: "TintypeGallery",
      dependencies: ["TintypeComponents", "TintypeDoubles", "TintypeImaging", "TintypeScheduling"]
    ),
    .executableTarget(
      name: "TintypeGalleryCLI",
      dependencies: [
        "TintypeCairo", "TintypeComparison", "TintypeComponents", "TintypeGallery",
        "TintypeImaging", "TintypeSnapshots",
      ]
    ),

    // MARK: Development

    // No product contains these programs.

    // Runs the report's page in a real browser, for tests and benchmarks.
    .target(
      name: "TintypeBrowser",
      path: "Sources/Development/TintypeBrowser"),
    // Takes screenshots of pages for the documentation.
    .executableTarget(
      name: "TintypeBrowserCLI", dependencies: ["TintypeBrowser", "TintypeImaging"],
      path: "Sources/Development/TintypeBrowserCLI"),
    // Generated journals and pending changes of large test runs.
    .target(
      name: "TintypeSampleRuns",
      dependencies: [
        "TintypeBase", "TintypeComparison", "TintypeComponents", "TintypeImaging",
        "TintypeSnapshots",
      ],
      path: "Sources/Development/TintypeSampleRuns"),

    .executableTarget(
      name: "TintypeBenchmarks",
      dependencies: [
        "Tintype", "TintypeBrowser", "TintypeCairo", "TintypeComparison", "TintypeComponents",
        "TintypeGallery", "TintypeImaging", "TintypeReports", "TintypeSampleRuns",
        "TintypeScheduling", "TintypeSnapshots", "CTintypeCairo", "CTintypePixels",
      ],
      path: "Sources/Development/TintypeBenchmarks"
    ),

    .executableTarget(
      name: "TintypeDeterminism",
      dependencies: [
        "TintypeCairo", "TintypeComparison", "TintypeComponents", "TintypeGallery",
        "TintypeImaging", "TintypeSnapshots",
      ],
      path: "Sources/Development/TintypeDeterminism"
    ),

    .executableTarget(
      name: "TintypeFuzzing",
      dependencies: [
        "Tintype", "TintypeBase", "TintypeCairo", "TintypeComparison", "TintypeComponents",
        "TintypeImaging", "TintypeSnapshots", "TintypeSourceEditing", "CTintypePixels",
      ],
      path: "Sources/Development/TintypeFuzzing"
    ),

    // Checks the accounts of differing pixels with generated changes of the gallery.
    .executableTarget(
      name: "TintypeCauses",
      dependencies: [
        "TintypeBase", "TintypeCairo", "TintypeComparison", "TintypeComponents", "TintypeGallery",
        "TintypeImaging",
      ],
      path: "Sources/Development/TintypeCauses"),

    // Kills recording processes, and judges all small journals.
    .executableTarget(
      name: "TintypeReliability",
      dependencies: ["TintypeBase", "TintypeReports", "TintypeSampleRuns", "TintypeSnapshots"],
      path: "Sources/Development/TintypeReliability"),

    // MARK: Tests

    .target(
      name: "TintypeTestSupport", dependencies: ["Tintype", "TintypeServer", "TintypeSnapshots"],
      path: "Tests/TintypeTestSupport"),
    .testTarget(
      name: "TintypeTestSupportTests", dependencies: ["TintypeTestSupport"]),
    .testTarget(
      name: "TintypeSchedulingTests",
      dependencies: ["TintypeBase", "TintypeScheduling", "TintypeTaskCapture"]),
    .testTarget(
      name: "TintypeDoublesTests", dependencies: ["TintypeDoubles", "TintypeTaskCapture"]),
    .testTarget(
      name: "TintypeComponentsTests",
      dependencies: [
        "TintypeBase", "TintypeComponents", "TintypeGallery", "TintypeTestSupport",
      ]),
    .testTarget(name: "TintypeImagingTests", dependencies: ["TintypeBase", "TintypeImaging"]),
    .testTarget(
      name: "TintypeCairoTests",
      dependencies: [
        "TintypeBase", "TintypeCairo", "TintypeComponents", "TintypeImaging", "TintypeTestSupport",
      ]
    ),
    .testTarget(
      name: "TintypeSnapshotsTests",
      dependencies: [
        "Tintype", "TintypeBase", "TintypeComparison", "TintypeComponents", "TintypeImaging",
        "TintypeScene", "TintypeScheduling", "TintypeSnapshots", "TintypeTestSupport",
      ]
    ),
    .testTarget(
      name: "TintypeTests",
      dependencies: [
        "SnapshotTesting", "Tintype", "TintypeAssertions", "TintypeCairo", "TintypeComparison",
        "TintypeComponents", "TintypeDoubles", "TintypeDoublesTesting", "TintypeImaging",
        "TintypeScheduling", "TintypeSnapshots", "TintypeTestSupport",
      ]
    ),
    .testTarget(
      name: "InlineSnapshotTestingTests",
      dependencies: [
        "InlineSnapshotTesting", "SnapshotTestingCustomDump", "TintypeAssertions", "TintypeBase",
        "TintypeSnapshots", "TintypeSourceEditing", "TintypeTestSupport",
      ]
    ),
    .testTarget(
      name: "TintypeStoresTests",
      dependencies: ["TintypeBase", "TintypeSnapshots", "TintypeStores"]
    ),
    .testTarget(
      name: "TintypeReportsTests",
      dependencies: [
        "TintypeBase", "TintypeCLI", "TintypeCairo", "TintypeCommandLine", "TintypeComparison",
        "TintypeComponents", "TintypeGit", "TintypeImaging", "TintypePaintCLI",
        "TintypeReliability", "TintypeReports", "TintypeSnapshots", "TintypeStores",
        "TintypeTerminal", "TintypeTestSupport",
      ]
    ),
    .testTarget(
      name: "TintypeServerTests",
      dependencies: ["CTintypeServer", "TintypeServer", "TintypeTestSupport"]),
    .testTarget(
      name: "TintypeBrowserTests",
      dependencies: [
        "TintypeBrowser", "TintypeBrowserCLI", "TintypeComparison", "TintypeImaging",
        "TintypeReports", "TintypeSampleRuns", "TintypeServer", "TintypeSnapshots",
        "TintypeTestSupport",
      ]
    ),
    .testTarget(
      name: "TintypeGalleryTests",
      dependencies: [
        "SnapshotTesting", "Tintype", "TintypeBase", "TintypeCairo", "TintypeCauses",
        "TintypeComponents", "TintypeDoubles", "TintypeDoublesTesting", "TintypeGallery",
        "TintypeGalleryCLI", "TintypeComparison", "TintypeImaging", "TintypeScheduling",
        "TintypeSnapshots", "TintypeTestSupport",
      ],
      // Symbols that an example of a guide reads.
      exclude: ["Guides/Examples/Icons"]
    ),
    .testTarget(
      name: "TintypeBenchmarksTests",
      dependencies: ["Tintype", "TintypeBenchmarks", "TintypeImaging"]
    ),
    .testTarget(
      name: "TintypeDeterminismTests",
      dependencies: [
        "TintypeCairo", "TintypeComparison", "TintypeComponents", "TintypeDeterminism",
        "TintypeImaging", "TintypeSnapshots",
      ]
    ),
    .testTarget(
      name: "TintypeFuzzingTests",
      dependencies: ["TintypeFuzzing", "TintypeBase", "TintypeImaging"]),
    // Tests that fail, crash or exit if a variable is set, for `scripts/reliability`.
    .testTarget(name: "TintypeReliabilityTests", dependencies: ["Tintype"]),
  ],
  swiftLanguageModes: [.v6]
)

// The modules that SwiftUI sources import on Linux. On macOS they would hide Apple's frameworks.
//
// A module that is named as Apple's would be visible to all packages of a graph, in which
// `#if canImport(SwiftUI)` would then be true. So the modules have names of their own, and each
// target that imports them renames them by `-module-alias`. The views of the frameworks in
// `placeholders` are shown as placeholders; CoreText, CoreTransferable and UniformTypeIdentifiers have
// names of the module SwiftUI.
#if os(Linux)
  let placeholders = [
    "AVKit", "CoreLocation", "CoreText", "CoreTransferable", "MapKit", "PhotosUI", "StoreKit",
    "UniformTypeIdentifiers", "WebKit",
  ]
  let appleNames: [SwiftSetting] = [
    .unsafeFlags([
      "-module-alias", "Charts=TintypeCharts", "-module-alias", "Combine=TintypeCombine",
      "-module-alias", "SwiftUI=TintypeSwiftUI", "-module-alias", "UIKit=TintypeUIKitModule",
    ]),
    .unsafeFlags(placeholders.flatMap { ["-module-alias", "\($0)=Tintype\($0)"] }),
  ]
  let placeholderModules: [String] = placeholders.map { "Tintype\($0)" }

  package.products += [
    .library(
      name: "SwiftUIOnLinux",
      targets: ["TintypeSwiftUI", "TintypeCharts", "TintypeCombine"] + placeholderModules),
    .library(name: "UIKitOnLinux", targets: ["TintypeUIKitModule", "_Testing_UIKit"]),
  ]
  for target in package.targets {
    switch target.name {
    case "TintypeBenchmarks": target.dependencies.append("TintypeSwiftUI")
    case "TintypeDeterminism", "TintypeTestSupport":
      target.dependencies.append("TintypeResources")
    case "TintypeDeterminismTests":
      target.dependencies += ["TintypeResources", "TintypeTestSupport"]
    default: break
    }
  }
  package.targets += [
    // Image files and asset catalogs. The libraries for files other than PNG are loaded when they are
    // first needed.
    .target(
      name: "CTintypeImageFiles",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
    ),
    .target(
      name: "TintypeResources",
      dependencies: [
        "CTintypeImageFiles", "CTintypePixels", "TintypeComponents", "TintypeImaging",
        "TintypeScene",
      ]),
    .testTarget(
      name: "TintypeResourcesTests",
      dependencies: [
        "TintypeComponents", "TintypeImaging", "TintypeResources", "TintypeScene",
        "TintypeTestSupport",
      ]),
    .target(
      name: "TintypeUIKit",
      dependencies: [
        "TintypeComponents", "TintypeImaging", "TintypeResources", "TintypeScene",
        "TintypeScheduling",
      ]),
    // Finds strings in string catalogs, which can have megabytes.
    .target(name: "CTintypeJSON", cSettings: [.unsafeFlags(["-O3"])]),
    // The names of Apple's Combine.
    .target(
      name: "TintypeCombine", dependencies: ["TintypeScheduling", "TintypeTaskCapture"],
      path: "Sources/Combine",
      swiftSettings: appleNames),
    // Finds previews at run time.
    .target(
      name: "CTintypeConformances",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "TintypeMacroExpansion", dependencies: ["TintypeSourceEditing"]),
    // A program that the compiler starts. It does not depend on swift-syntax, which would take
    // minutes to compile.
    .macro(name: "TintypeMacros", dependencies: ["TintypeMacroExpansion"]),
    .target(
      name: "TintypeSwiftUI",
      dependencies: [
        // Tintype connects pending work with assertions.
        "CTintypeConformances", "CTintypeJSON", "CTintypeTaskHooks", "Tintype", "TintypeAssertions",
        "TintypeBase", "TintypeCairo", "TintypeCombine",
        "TintypeComparison", "TintypeComponents", "TintypeImaging", "TintypeMacros",
        "TintypeResources", "TintypeScene", "TintypeScheduling", "TintypeSnapshots",
        "TintypeTaskCapture", "TintypeUIKit",
      ],
      path: "Sources/SwiftUI",
      swiftSettings: appleNames,
      // The plural rules of languages.
      linkerSettings: [.linkedLibrary("_FoundationICU")]
    ),
    .target(
      name: "TintypeCharts", dependencies: ["TintypeSwiftUI"], path: "Sources/Charts",
      swiftSettings: appleNames),
    .target(name: "TintypeUIKitModule", dependencies: ["TintypeUIKit"], path: "Sources/UIKit"),
    // Required by files that import both `Testing` and `UIKit`.
    .target(name: "_Testing_UIKit"),
    // Sources that import Combine only, in both language modes.
    .testTarget(
      name: "CombineTests", dependencies: ["TintypeCombine", "TintypeScheduling"],
      path: "Tests/CombineTests/Swift6",
      swiftSettings: appleNames + [.enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(
      name: "CombineSwift5Tests", dependencies: ["TintypeCombine"],
      path: "Tests/CombineTests/Swift5",
      swiftSettings: appleNames + [.swiftLanguageMode(.v5)]),
    .testTarget(name: "TintypeMacrosTests", dependencies: ["TintypeMacroExpansion"]),
    .testTarget(
      name: "TintypeUIKitTests",
      dependencies: [
        "TintypeBase", "TintypeComponents", "TintypeImaging", "TintypeScene", "TintypeTestSupport",
        "TintypeUIKit", "TintypeUIKitModule", "_Testing_UIKit",
      ],
      swiftSettings: appleNames
    ),
    // Each overload of the module SwiftUI, in sources that only import it, in both language modes.
    .target(
      name: "SwiftUIUsage", dependencies: ["TintypeSwiftUI"], path: "Tests/SwiftUIUsage",
      swiftSettings: appleNames),
    .target(
      name: "SwiftUIUsageSwift5", dependencies: ["TintypeSwiftUI"],
      path: "Tests/SwiftUIUsageSwift5",
      swiftSettings: appleNames + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SnapshotTesting", "TintypeResources", "TintypeScene", "TintypeSwiftUI",
        "TintypeTestSupport",
      ],
      swiftSettings: appleNames
    ),
    // Each overload of the module Charts, in both language modes.
    .target(
      name: "ChartsUsage", dependencies: ["TintypeCharts", "TintypeSwiftUI"],
      path: "Tests/ChartsUsage", swiftSettings: appleNames),
    .target(
      name: "ChartsUsageSwift5", dependencies: ["TintypeCharts", "TintypeSwiftUI"],
      path: "Tests/ChartsUsageSwift5",
      swiftSettings: appleNames + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ChartsTests",
      dependencies: ["SnapshotTesting", "TintypeCharts", "TintypeSwiftUI", "TintypeTestSupport"],
      swiftSettings: appleNames
    ),

    // Applications as they are written for Apple's systems, without a condition for Linux.
    .target(
      name: "TintypeSampleBookshop", dependencies: ["TintypeCombine", "TintypeSwiftUI"],
      path: "Sources/Samples/Bookshop", resources: [.process("Resources")],
      swiftSettings: appleNames),
    .target(
      name: "TintypeSampleHarbor", dependencies: ["TintypeSwiftUI"],
      path: "Sources/Samples/Harbor", resources: [.process("Resources")],
      swiftSettings: appleNames + [.swiftLanguageMode(.v5)]),
    .target(
      name: "TintypeSampleGomaUI", dependencies: ["TintypeCombine", "TintypeSwiftUI"],
      path: "Sources/Samples/GomaUI",
      swiftSettings: appleNames + [.swiftLanguageMode(.v5)]),
    .target(
      name: "TintypeSampleHearth", dependencies: ["TintypeCharts", "TintypeSwiftUI"],
      path: "Sources/Samples/Hearth", resources: [.process("Resources")],
      swiftSettings: appleNames),
    .target(
      name: "TintypeSampleImageViewer", dependencies: ["TintypeCombine", "TintypeSwiftUI"],
      path: "Sources/Samples/ImageViewer", swiftSettings: appleNames),
    .target(
      name: "TintypeSampleJourneys", dependencies: ["TintypeSwiftUI"],
      path: "Sources/Samples/Journeys", resources: [.process("Resources")],
      swiftSettings: appleNames),
    .target(
      name: "TintypeSamplePantry", dependencies: ["TintypeSwiftUI"],
      path: "Sources/Samples/Pantry", resources: [.process("Resources")],
      swiftSettings: appleNames),
    .target(
      name: "TintypeSampleSketchbook", dependencies: ["TintypeCharts", "TintypeSwiftUI"],
      path: "Sources/Samples/Sketchbook", resources: [.process("Resources")],
      swiftSettings: appleNames),
    .target(
      name: "TintypeSampleDuplicatePhotos",
      dependencies: ["TintypeCombine", "TintypeSwiftUI", "TintypeUIKitModule"],
      path: "Sources/Samples/DuplicatePhotos",
      swiftSettings: appleNames + [.swiftLanguageMode(.v5)]),
    .target(
      name: "TintypeSampleLifeSignal",
      dependencies: ["TintypeCombine", "TintypeDoubles", "TintypeGallery", "TintypeSwiftUI"],
      path: "Sources/Samples/LifeSignal",
      swiftSettings: appleNames + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SwiftUISamplesTests",
      dependencies: [
        "SnapshotTesting", "TintypeDoubles", "TintypeGallery", "TintypeSampleBookshop",
        "TintypeSampleDuplicatePhotos", "TintypeSampleGomaUI", "TintypeSampleHarbor",
        "TintypeSampleHearth", "TintypeSampleImageViewer", "TintypeSampleJourneys",
        "TintypeSampleLifeSignal", "TintypeSamplePantry", "TintypeSampleSketchbook",
        "TintypeSwiftUI", "TintypeUIKit",
      ],
      swiftSettings: appleNames + [.swiftLanguageMode(.v5)]),
  ]
  for (name, module) in zip(placeholders, placeholderModules) {
    let target = Target.target(
      name: module, dependencies: ["TintypeSwiftUI"], path: "Sources/Placeholders/\(name)",
      swiftSettings: appleNames)
    if name == "MapKit" { target.dependencies.append("TintypeCoreLocation") }
    package.targets.append(target)
    for target in package.targets
    where ["SwiftUIUsage", "SwiftUIUsageSwift5", "SwiftUITests"].contains(target.name) {
      target.dependencies.append(.target(name: module))
    }
  }
#endif

// On macOS pkg-config finds libraries that Homebrew, MacPorts or Nix has installed outside of the
// compiler's directories. On Linux they are in these directories, and no target has a `pkgConfig`:
// SwiftPM reads its `.pc` files in every package that depends on Tintype, whatever products it
// uses, and warns about missing libraries and about flags such as Pango's `-pthread`.
#if os(macOS)
  package.targets += [
    .systemLibrary(
      name: "CTintypePango", pkgConfig: "pangocairo pangoft2 pixman-1",
      providers: [
        .brew(["cairo", "pango", "fontconfig", "freetype", "harfbuzz", "pixman", "glib"])
      ]),
    .systemLibrary(
      name: "CTintypeCodecs", pkgConfig: "libpng libdeflate libxxhash",
      providers: [.brew(["libpng", "libdeflate", "xxhash"])]),
  ]
  for target in package.targets {
    if target.name == "CTintypeCairo" { target.dependencies.append("CTintypePango") }
    if target.name == "CTintypePixels" { target.dependencies.append("CTintypeCodecs") }
  }
#endif

// A build of everything takes a sixth less time without debug information, and links faster with
// another linker. `.ci/run` sets the variable for all of its builds.
if Context.environment["TINTYPE_DEBUG_INFO"] == "none" {
  for target in package.targets where ![.system, .plugin, .binary].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-gnone"])]
    target.linkerSettings =
      (target.linkerSettings ?? [])
      + [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
  }
}
