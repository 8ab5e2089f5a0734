// SPDX-License-Identifier: MIT

/// The modules of Apple’s frameworks on Linux; written by `scripts/pages/frameworks`.
package enum FrameworkModules {
  /// The names by which sources import modules, with the names of the modules.
  package static let aliases: [(name: String, module: String)] = [
    ("ActivityKit", "TintypeActivityKit"),
    ("AppIntents", "TintypeAppIntents"),
    ("AudioToolbox", "TintypeAudioToolbox"),
    ("AuthenticationServices", "TintypeAuthenticationServices"),
    ("AVFAudio", "TintypeAVFAudio"),
    ("AVFoundation", "TintypeAVFoundation"),
    ("AVKit", "TintypeAVKit"),
    ("Charts", "TintypeCharts"),
    ("Combine", "TintypeCombine"),
    ("CommonCrypto", "TintypeCommonCrypto"),
    ("CoreData", "TintypeCoreData"),
    ("CoreGraphics", "TintypeCoreGraphics"),
    ("CoreHaptics", "TintypeCoreHaptics"),
    ("CoreImage", "TintypeCoreImage"),
    ("CoreLocation", "TintypeCoreLocation"),
    ("CoreMedia", "TintypeCoreMedia"),
    ("CoreML", "TintypeCoreML"),
    ("CoreMotion", "TintypeCoreMotion"),
    ("CoreText", "TintypeCoreText"),
    ("CoreTransferable", "TintypeCoreTransferable"),
    ("CoreVideo", "TintypeCoreVideo"),
    ("CryptoKit", "TintypeCryptoKit"),
    ("DeveloperToolsSupport", "TintypeDeveloperToolsSupport"),
    ("FoundationModels", "TintypeFoundationModels"),
    ("GameKit", "TintypeGameKit"),
    ("GameplayKit", "TintypeGameplayKit"),
    ("ImageIO", "TintypeImageIO"),
    ("Intents", "TintypeIntents"),
    ("LinkPresentation", "TintypeLinkPresentation"),
    ("LocalAuthentication", "TintypeLocalAuthentication"),
    ("MapKit", "TintypeMapKit"),
    ("MessageUI", "TintypeMessageUI"),
    ("MobileCoreServices", "TintypeMobileCoreServices"),
    ("Network", "TintypeNetwork"),
    ("os", "TintypeOS"),
    ("OSLog", "TintypeOSLog"),
    ("PassKit", "TintypePassKit"),
    ("Photos", "TintypePhotos"),
    ("PhotosUI", "TintypePhotosUI"),
    ("Playgrounds", "TintypePlaygrounds"),
    ("QuartzCore", "TintypeQuartzCore"),
    ("SafariServices", "TintypeSafariServices"),
    ("SceneKit", "TintypeSceneKit"),
    ("simd", "Tintypesimd"),
    ("SpriteKit", "TintypeSpriteKit"),
    ("StoreKit", "TintypeStoreKit"),
    ("SwiftData", "TintypeSwiftData"),
    ("SwiftUI", "TintypeSwiftUI"),
    ("TipKit", "TintypeTipKit"),
    ("UIKit", "TintypeUIKitModule"),
    ("UniformTypeIdentifiers", "TintypeUniformTypeIdentifiers"),
    ("UserNotifications", "TintypeUserNotifications"),
    ("WeatherKit", "TintypeWeatherKit"),
    ("WebKit", "TintypeWebKit"),
    ("WidgetKit", "TintypeWidgetKit"),
  ]

  /// The names of the modules whose views are placeholders.
  package static let placeholders = names(
    """
    AVFAudio AVFoundation AVKit AudioToolbox AuthenticationServices CoreHaptics CoreLocation
    CoreML CoreMedia CoreMotion CoreText CoreTransferable CoreVideo FoundationModels GameKit
    Intents LinkPresentation LocalAuthentication MapKit MessageUI MobileCoreServices Network
    PassKit Photos PhotosUI SafariServices SceneKit SpriteKit StoreKit UniformTypeIdentifiers
    WeatherKit WebKit
    """)

  /// The names of the modules whose types are unavailable.
  package static let unavailable = names(
    """
    ARKit Accelerate Accessibility AdServices AdSupport AlarmKit AppTrackingTransparency
    BackgroundTasks CallKit CarPlay CloudKit Contacts ContactsUI CoreAudio CoreBluetooth CoreNFC
    CoreSpotlight CoreTelephony CreateML DeviceActivity DeviceCheck EventKit EventKitUI
    ExternalAccessory FamilyControls FileProvider GameController GroupActivities HealthKit
    HomeKit ImagePlayground IntentsUI JavaScriptCore ManagedSettings ManagedSettingsUI
    MediaPlayer Messages Metal MetalKit MetricKit MultipeerConnectivity MusicKit NaturalLanguage
    NearbyInteraction NetworkExtension NotificationCenter ObjectiveC PDFKit PencilKit
    PlaygroundSupport PushKit QuickLook QuickLookThumbnailing RealityKit ReplayKit RoomPlan
    Security SensitiveContentAnalysis ShazamKit Social SoundAnalysis Speech SystemConfiguration
    TabularData Translation VideoToolbox Vision VisionKit WatchConnectivity WatchKit WorkoutKit
    """)

  private static func names(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
