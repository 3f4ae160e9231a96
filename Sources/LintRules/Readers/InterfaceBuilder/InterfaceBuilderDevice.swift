/// The devices that Interface Builder shows a document on.
enum InterfaceBuilderDevice {
  /// The size of a device held upright, in points; nil for one that is not known.
  static func size(of id: String) -> Rect? {
    let sizes: [String: (Double, Double)] = [
      "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
      "retina5_5": (414, 736), "retina5_9": (375, 812), "retina6_0": (390, 844),
      "retina6_1": (414, 896), "retina6_5": (414, 896), "retina6_7": (428, 926),
      "retina6_12": (393, 852), "retina6_72": (430, 932), "retina6_3": (402, 874),
      "retina6_9": (440, 956), "ipad7_9": (768, 1024), "ipad9_7": (768, 1024),
      "ipad10_2": (810, 1080), "ipad10_5": (834, 1112), "ipad10_9rounded": (820, 1180),
      "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366),
      "ipad12_9rounded": (1024, 1366), "appleTV": (1920, 1080),
    ]
    return sizes[id].map { Rect(x: 0, y: 0, width: $0.0, height: $0.1) }
  }
}
