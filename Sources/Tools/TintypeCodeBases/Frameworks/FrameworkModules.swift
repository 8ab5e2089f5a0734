// SPDX-License-Identifier: MIT

/// The modules of Apple’s frameworks on Linux; written by `scripts/pages/frameworks`.
package enum FrameworkModules {
  /// The names by which sources import modules, with the names of the modules.
  package static let aliases: [(name: String, module: String)] = [
    ("ActivityKit", "TintypeActivityKit"),
    ("AppIntents", "TintypeAppIntents"),
    ("AppTrackingTransparency", "TintypeAppTrackingTransparency"),
    ("AudioToolbox", "TintypeAudioToolbox"),
    ("AuthenticationServices", "TintypeAuthenticationServices"),
    ("AVFAudio", "TintypeAVFAudio"),
    ("AVFoundation", "TintypeAVFoundation"),
    ("AVKit", "TintypeAVKit"),
    ("BackgroundTasks", "TintypeBackgroundTasks"),
    ("Charts", "TintypeCharts"),
    ("CloudKit", "TintypeCloudKit"),
    ("Combine", "TintypeCombine"),
    ("CommonCrypto", "TintypeCommonCrypto"),
    ("Contacts", "TintypeContacts"),
    ("ContactsUI", "TintypeContactsUI"),
    ("CoreBluetooth", "TintypeCoreBluetooth"),
    ("CoreData", "TintypeCoreData"),
    ("CoreGraphics", "TintypeCoreGraphics"),
    ("CoreHaptics", "TintypeCoreHaptics"),
    ("CoreImage", "TintypeCoreImage"),
    ("CoreLocation", "TintypeCoreLocation"),
    ("CoreLocationUI", "TintypeCoreLocationUI"),
    ("CoreMedia", "TintypeCoreMedia"),
    ("CoreML", "TintypeCoreML"),
    ("CoreMotion", "TintypeCoreMotion"),
    ("CoreSpotlight", "TintypeCoreSpotlight"),
    ("CoreText", "TintypeCoreText"),
    ("CoreTransferable", "TintypeCoreTransferable"),
    ("CoreVideo", "TintypeCoreVideo"),
    ("CryptoKit", "TintypeCryptoKit"),
    ("DeveloperToolsSupport", "TintypeDeveloperToolsSupport"),
    ("EventKit", "TintypeEventKit"),
    ("EventKitUI", "TintypeEventKitUI"),
    ("FoundationModels", "TintypeFoundationModels"),
    ("GameKit", "TintypeGameKit"),
    ("GameplayKit", "TintypeGameplayKit"),
    ("HealthKit", "TintypeHealthKit"),
    ("ImageIO", "TintypeImageIO"),
    ("Intents", "TintypeIntents"),
    ("LinkPresentation", "TintypeLinkPresentation"),
    ("LocalAuthentication", "TintypeLocalAuthentication"),
    ("MapKit", "TintypeMapKit"),
    ("MediaPlayer", "TintypeMediaPlayer"),
    ("MessageUI", "TintypeMessageUI"),
    ("MobileCoreServices", "TintypeMobileCoreServices"),
    ("Network", "TintypeNetwork"),
    ("os", "TintypeOS"),
    ("OSLog", "TintypeOSLog"),
    ("PassKit", "TintypePassKit"),
    ("PDFKit", "TintypePDFKit"),
    ("PencilKit", "TintypePencilKit"),
    ("Photos", "TintypePhotos"),
    ("PhotosUI", "TintypePhotosUI"),
    ("Playgrounds", "TintypePlaygrounds"),
    ("QuartzCore", "TintypeQuartzCore"),
    ("QuickLook", "TintypeQuickLook"),
    ("SafariServices", "TintypeSafariServices"),
    ("SceneKit", "TintypeSceneKit"),
    ("ServiceManagement", "TintypeServiceManagement"),
    ("simd", "Tintypesimd"),
    ("Speech", "TintypeSpeech"),
    ("SpriteKit", "TintypeSpriteKit"),
    ("StoreKit", "TintypeStoreKit"),
    ("SwiftData", "TintypeSwiftData"),
    ("SwiftUI", "TintypeSwiftUI"),
    ("TipKit", "TintypeTipKit"),
    ("Translation", "TintypeTranslation"),
    ("UIKit", "TintypeUIKitModule"),
    ("UniformTypeIdentifiers", "TintypeUniformTypeIdentifiers"),
    ("UserNotifications", "TintypeUserNotifications"),
    ("VisionKit", "TintypeVisionKit"),
    ("WatchConnectivity", "TintypeWatchConnectivity"),
    ("WeatherKit", "TintypeWeatherKit"),
    ("WebKit", "TintypeWebKit"),
    ("WidgetKit", "TintypeWidgetKit"),
  ]

  /// The names of the modules whose views are placeholders.
  package static let placeholders = names(
    """
    AVFAudio AVFoundation AVKit AppTrackingTransparency AudioToolbox AuthenticationServices
    BackgroundTasks CloudKit Contacts ContactsUI CoreBluetooth CoreHaptics CoreLocation
    CoreLocationUI CoreML CoreMedia CoreMotion CoreSpotlight CoreText CoreTransferable CoreVideo
    EventKit EventKitUI FoundationModels GameKit HealthKit Intents LinkPresentation
    LocalAuthentication MapKit MediaPlayer MessageUI MobileCoreServices Network PDFKit PassKit
    PencilKit Photos PhotosUI QuickLook SafariServices SceneKit ServiceManagement Speech
    SpriteKit StoreKit Translation UniformTypeIdentifiers VisionKit WatchConnectivity WeatherKit
    WebKit
    """)

  /// The names of the modules whose types are unavailable.
  package static let unavailable = names(
    """
    ARKit Accelerate Accessibility AdServices AdSupport AlarmKit CallKit CarPlay CoreAudio
    CoreNFC CoreTelephony CreateML DeviceActivity DeviceCheck ExternalAccessory FamilyControls
    FileProvider GameController GroupActivities HomeKit ImagePlayground IntentsUI JavaScriptCore
    ManagedSettings ManagedSettingsUI Messages Metal MetalKit MetricKit MultipeerConnectivity
    MusicKit NaturalLanguage NearbyInteraction NetworkExtension NotificationCenter ObjectiveC
    PlaygroundSupport PushKit QuickLookThumbnailing RealityKit ReplayKit RoomPlan Security
    SensitiveContentAnalysis ShazamKit Social SoundAnalysis SystemConfiguration TabularData
    VideoToolbox Vision WatchKit WorkoutKit
    """)

  private static func names(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
